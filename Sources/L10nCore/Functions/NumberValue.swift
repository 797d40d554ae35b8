internal import L10nRuntime

/// The Swift type of a number in a generated function.
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

  /// The Swift expression of a number as the only argument of a text.
  func code(of value: String, _ form: NumberForm) -> String {
    "number: \(self == .decimal ? value : "L10nRuntime.DecimalNumber(\(value))"), \(form.code)"
  }

  /// The number in a text of the command line.
  func number(_ text: String) -> DecimalNumber? {
    switch self {
    case .integer: Int(text).map { DecimalNumber($0) }
    case .number: Double(text).map { DecimalNumber($0) }
    case .decimal: DecimalNumber(text)
    }
  }
}

extension NumberValue {
  static let summary = "Int, Double, or DecimalNumber, which is exact."
}

extension SettingKind<NumberValue> {
  static var takes: Self { .choice("kind of number") }
}
