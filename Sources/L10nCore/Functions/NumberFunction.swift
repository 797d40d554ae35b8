package import L10nRuntime
package import L10nSyntax

/// A number as a skeleton says: "12,345", "1.2K".
package struct NumberFunction: ValueFunction {
  package var form: NumberForm
  package var takes: NumberValue

  package init(_ form: NumberForm = .plain, takes: NumberValue = .integer) { (self.form, self.takes) = (form, takes) }

  package var name: String { "number" }
  package var words: String { takes == .integer ? "whole number" : "number" }
  package var valueType: TextParameter.ValueType { takes.type }
  package var numberForm: NumberForm? { form }
  package var fitsNumbers: Bool { form != .plain || takes != .integer }

  package func code(of value: String) -> String {
    fitsNumbers ? ".number(\(value), \(form.code))" : ".integer(\(value))"
  }

  package func onlyArgumentCode(of value: String) -> String? { fitsNumbers ? takes.code(of: value, form) : nil }

  package var foundation: FoundationFunction? { fitsNumbers ? nil : FoundationFunction(.number) }

  package func argument(of text: String) -> MessageArgument? {
    fitsNumbers ? takes.number(text).map { .number($0, form) } : Int64(text).map { .integer($0) }
  }

  package func sample(_ moment: SampleMoment) -> MessageArgument {
    fitsNumbers ? .number(takes == .integer ? 12_345 : 1234.5, form) : .integer(5)
  }

  package func insert(into numbers: inout NumberKinds) { if fitsNumbers { numbers.insert(form) } }
}

/// What a generated function takes for a number.
package enum NumberValue: String, CaseIterable, Sendable {
  /// An `Int`.
  case integer
  /// A `Double`.
  case number
  /// A `DecimalNumber`, which is exact.
  case decimal

  var type: TextParameter.ValueType {
    switch self {
    case .integer: .integer
    case .number: .double
    case .decimal: .decimal
    }
  }

  /// Swift for a number as the only argument of a text.
  func code(of value: String, _ form: NumberForm) -> String {
    "number: \(self == .decimal ? value : "L10nRuntime.DecimalNumber(\(value))"), \(form.code)"
  }

  /// The number that a text of the command line stands for.
  func number(_ text: String) -> DecimalNumber? {
    switch self {
    case .integer: Int(text).map { DecimalNumber($0) }
    case .number: Double(text).map { DecimalNumber($0) }
    case .decimal: DecimalNumber(text)
    }
  }
}

extension NumberForm {
  /// Swift for the form.
  var code: String { self == .plain ? ".plain" : "\"\(SwiftLiteral.escaped(text))\"" }
}

extension NumberFunction {
  static let settings = FunctionSettings(
    NumberFunction(), [.skeleton(\.form), Setting("takes", \.takes, .takes, NumberValue.summary)]
  ) { function, value, _ in
    var function = function
    if function.form != .plain, value.line("takes") == nil { function.takes = .number }
    return function
  }
}

extension NumberValue {
  static let summary = "Int, Double, or DecimalNumber, which is exact."
}

extension SettingKind<NumberValue> {
  static var takes: Self { .choice("kind of number") }
}

extension Setting {
  /// The skeleton of a number or, by another check, an amount.
  static func skeleton(
    _ path: any WritableKeyPath<Owner, NumberForm> & Sendable,
    _ style: @escaping @Sendable (NumberForm) -> NumberStyle? = { $0.style }
  ) -> Setting {
    Setting(
      "skeleton", path,
      // YAML takes .00 for a number.
      .parsed(.string(pattern: "", orNumber: true), "skeleton of a number", help: NumberForm.help) { text in
        let form = NumberForm(skeleton: text)
        return style(form) == nil ? nil : form
      }, NumberForm.summary)
  }
}

extension NumberForm {
  static let help = "write words of ICU's skeletons, each kind once: 'compact-short', '.00 sign-always'"
  static let summary = "How it is shown, as words of a number skeleton: compact-short, .00 sign-always."
}
