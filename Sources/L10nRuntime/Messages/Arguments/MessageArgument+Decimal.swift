extension MessageArgument {
  /// The number of the argument; `nil` for text and for values that are shown in words.
  package var decimal: DecimalNumber? {
    switch self {
    case .integer(let value): DecimalNumber(significand: value)
    case .unsigned(let value): DecimalNumber(digits: value, exponent: 0, isNegative: false)
    case .double(let value): DecimalNumber(value)
    case .number(let value, _): value
    default: nil
    }
  }

  /// The whole number of an argument in a form; `nil` for other arguments.
  var wholeNumber: IntegerValue? {
    guard case .number(let value, _) = self, value.kind == .finite, value.exponent == 0 else { return nil }
    return IntegerValue(isNegative: value.isNegative, magnitude: value.digits)
  }

  /// The number in plain ASCII digits without grouping; `nil` for other arguments.
  package var plainNumber: String? {
    switch self {
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .double(let number): FormattedNumber(shortest: number).text(symbols: .latin)
    default: nil
    }
  }
}
