extension MessageArgument {
  /// The number that it holds; `nil` for text and for what is shown in words.
  package var decimal: DecimalNumber? {
    switch self {
    case .integer(let value): DecimalNumber(significand: value)
    case .unsigned(let value): DecimalNumber(digits: value, exponent: 0, isNegative: false)
    case .double(let value): DecimalNumber(value)
    case .number(let value, _): value
    default: nil
    }
  }

  /// The whole number that is shown in a form; `nil` for all else.
  var wholeNumber: IntegerValue? {
    guard case .number(let value, _) = self, value.kind == .finite, value.exponent == 0 else { return nil }
    return IntegerValue(isNegative: value.isNegative, magnitude: value.digits)
  }

  /// A number in ASCII digits without grouping, as a program writes it; `nil` for all else.
  package var plainNumber: String? {
    switch self {
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .double(let number): FormattedNumber(shortest: number).text(symbols: .latin)
    default: nil
    }
  }
}
