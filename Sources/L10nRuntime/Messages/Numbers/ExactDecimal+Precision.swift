import StringsFormat

extension ExactDecimal {
  /// The digits before the point, at least one, and after it, as many as a precision shows.
  func rounded(to precision: NumberStyle.Precision) -> (whole: [UInt8], fraction: [UInt8]) {
    switch precision {
    case .fraction(let least, let greatest):
      let parts = fixed(places: greatest)
      return (parts.whole, Self.trimmed(parts.fraction, to: least))
    case .compact:
      let parts = fixed(places: max(0, 1 - exponent))
      return (parts.whole, Self.trimmed(parts.fraction, to: 0))
    case .significant(let least, let greatest):
      let rounded = scientific(places: greatest - 1)
      let digits = Self.trimmed(rounded.digits, to: max(least, 1))
      let before = rounded.exponent + 1
      if before <= 0 { return ([0], Array(repeating: 0, count: -before) + digits) }
      let zeros = [UInt8](repeating: 0, count: max(0, before - digits.count))
      return (digits.prefix(before) + zeros, Array(digits.dropFirst(before)))
    }
  }

  /// Digits without the zeros at the end that are more than so many.
  private static func trimmed(_ digits: [UInt8], to count: Int) -> [UInt8] {
    var digits = digits[...]
    while digits.count > count, digits.last == 0 { digits.removeLast() }
    return Array(digits)
  }
}
