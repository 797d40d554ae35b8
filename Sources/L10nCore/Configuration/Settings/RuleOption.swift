/// An option of one rule in `l10n.yml`, in addition to those of all rules, declared in the rule's file and read by its
/// type.
///
///     private let least = RuleOption("least", .integer, default: 3, "How many keys have the text at least.")
///     … settings[least] …
package struct RuleOption<Value: Sendable>: DeclaredOption {
  package let line: SettingLine
  private let read: @Sendable (SettingValue) -> Value?
  private let defaultValue: Value

  /// - Parameter summary: the purpose of the option, one sentence.
  package init(_ name: String, _ kind: SettingKind<Value>, default value: Value, _ summary: String) {
    line = SettingLine(name, kind.shape, summary)
    (read, defaultValue) = ({ kind.value(of: $0) }, value)
  }

  /// An option that is `nil` by default.
  package init<Set>(_ name: String, _ kind: SettingKind<Set>, _ summary: String) where Value == Set? {
    line = SettingLine(name, kind.shape, summary)
    (read, defaultValue) = ({ kind.value(of: $0).map { .some($0) } }, nil)
  }

  package func accepts(_ value: SettingValue) -> Bool { read(value) != nil }

  /// The value in the settings of the rule.
  fileprivate func value(in settings: RuleSettings) -> Value {
    settings[option: name].flatMap(read) ?? defaultValue
  }
}

/// An option of a rule, of any type.
package protocol DeclaredOption: Sendable {
  /// The name, and the accepted values.
  var line: SettingLine { get }

  /// Whether a value has the option's type.
  func accepts(_ value: SettingValue) -> Bool
}

extension DeclaredOption {
  /// The name in the file.
  package var name: String { line.name }

  /// The purpose of the option, one sentence.
  package var summary: String { line.shape.summary ?? "" }
}

extension RuleSettings {
  /// The value of an option.
  package subscript<Value>(option: RuleOption<Value>) -> Value { option.value(in: self) }
}
