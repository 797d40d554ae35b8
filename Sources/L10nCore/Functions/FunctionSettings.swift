/// A value function in `l10n.yml`: its name, alone or with its options.
struct FunctionSettings: Sendable {
  /// The function without options.
  let plain: any ValueFunction
  /// The message if its required options are missing; `nil` if it has none.
  let missing: (message: String, help: String)?
  private let options: [SettingLine]
  private let make: @Sendable (SettingValue, inout SettingReader) -> (any ValueFunction)?

  /// - Parameters:
  ///   - check: checks all options together; returns `nil` if they are not valid together.
  init<Function: ValueFunction>(
    _ plain: Function, _ options: [Setting<Function>] = [], missing: (message: String, help: String)? = nil,
    check: @escaping @Sendable (Function, SettingValue, inout SettingReader) -> Function? = { function, _, _ in function
    }
  ) {
    (self.plain, self.missing, self.options) = (plain, missing, options.map(\.line))
    make = { value, reader in
      var function = plain
      let name = Setting<Function>("format", SettingKind<String>.text) { _, _ in }
      reader.read(value, "this format", [name] + options, into: &function)
      return check(function, value, &reader)
    }
  }

  /// The name and the options, in the order of the schema.
  var shape: SettingShape {
    var name = SettingLine("format", SettingShape(.words([plain.name])))
    name.isRequired = true
    return SettingShape(.group([name] + options))
  }

  /// Reads the lines of a function; `nil` if they are invalid, which is reported.
  func function(_ value: SettingValue, _ reader: inout SettingReader) -> (any ValueFunction)? { make(value, &reader) }

  /// All functions, in the order of the documentation.
  static let all: [FunctionSettings] = [
    DurationFunction.spokenSettings, DurationFunction.settings, ClockFunction.settings, PercentFunction.settings,
    ListFunction.settings, NumberFunction.settings, NumberRangeFunction.settings, UnitFunction.settings,
    CurrencyFunction.settings, MeasureFunction.bitRateSettings, MeasureFunction.byteCountSettings,
    DateFunction.dateSettings, DateFunction.timeSettings, DateFunction.dateTimeSettings, RelativeTimeFunction.settings,
    LanguageNameFunction.settings, RegionNameFunction.settings,
  ]
}

extension SettingValue {
  /// The line with a name; `nil` if there is none with a value.
  func line(_ name: String) -> (key: SettingValue, value: SettingValue)? {
    entries?.first { $0.name == name && !$0.value.isNothing }.map { ($0.key, $0.value) }
  }
}
