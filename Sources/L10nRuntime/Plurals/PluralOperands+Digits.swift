extension PluralOperands {
  /// The operands of digits times a power of ten, as they are shown.
  ///
  /// - Parameters:
  ///   - digits: the digits without trailing zeros.
  ///   - leastFraction: the least number of fraction digits.
  ///   - power: the power of ten of compact and of scientific notation.
  init(digits: UInt64, exponent: Int, leastFraction: Int, power: Int) {
    // 500E-3 counts as 0.500.
    let shift = min(0, power)
    let (exponent, leastFraction, power) = (exponent + shift, leastFraction - shift, power - shift)
    let places = max(0, -(exponent + power))
    let visible = max(places, leastFraction - power)
    guard digits < 1_000_000_000_000_000_000, visible <= 18, let number = Self.whole(digits, exponent + power) else {
      let zeros = String(repeating: "0", count: max(0, exponent))
      var (whole, fraction) = ("\(digits)\(zeros)", "")
      if exponent < 0 {
        let filled = String(repeating: "0", count: max(0, 1 - exponent - whole.utf8.count)) + whole
        (whole, fraction) = (String(filled.dropLast(-exponent)), String(filled.suffix(-exponent)))
      }
      fraction += String(repeating: "0", count: max(0, leastFraction - fraction.utf8.count))
      let text = (fraction.isEmpty ? whole : "\(whole).\(fraction)") + (power > 0 ? "c\(power)" : "")
      self = PluralOperands(text) ?? PluralOperands(0)
      return
    }
    i = Self.roundedToDouble(number)
    n = i
    let rest = places == 0 ? 0 : digits &- number &* DecimalNumber.power(places)
    t = Self.roundedToDouble(rest)
    f = Self.roundedToDouble(rest &* DecimalNumber.power(visible &- places))
    v = max(0, visible)
    w = rest == 0 ? 0 : places
    e = power
  }

  /// The integer part of digits times a power of ten; `nil` from 10^18 on.
  private static func whole(_ digits: UInt64, _ exponent: Int) -> UInt64? {
    if digits == 0 { return 0 }
    if exponent < 0 { return exponent < -19 ? 0 : digits / DecimalNumber.power(-exponent) }
    guard exponent < 18 else { return nil }
    let (product, isOver) = digits.multipliedReportingOverflow(by: DecimalNumber.power(exponent))
    return isOver || product >= 1_000_000_000_000_000_000 ? nil : product
  }
}
