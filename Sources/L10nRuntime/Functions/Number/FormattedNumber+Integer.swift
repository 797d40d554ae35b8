extension FormattedNumber {
  /// A whole number as `%d %u %o %x %X` format it.
  /// - Parameters:
  ///   - bits: the width of the type; negative numbers in hexadecimal and octal are its two's complement in this width,
  ///     as in C.
  ///   - precision: the least number of digits; with 0 the number 0 has no digits.
  init(
    _ value: IntegerValue, conversion: FormatConversion, bits: Int, flags: FormatFlags, precision: Int?
  ) {
    self.init()
    switch conversion {
    case .hexadecimal(let uppercase):
      let magnitude = value.twosComplement(bits: bits)
      whole = String(magnitude, radix: 16, uppercase: uppercase)
      if flags.contains(.alternate), magnitude != 0 { prefix = uppercase ? "0X" : "0x" }
      isLocalizable = false
    case .octal:
      whole = String(value.twosComplement(bits: bits), radix: 8)
      isLocalizable = false
    default:
      whole = String(value.magnitude)
      sign = value.isNegative ? "-" : flags.signOfPositive
    }
    if precision == 0, value.magnitude == 0 { whole = "" }
    let missing = (precision ?? 0) - whole.utf8.count
    if missing > 0 { whole = String(repeating: "0", count: missing) + whole }
    if conversion == .octal, flags.contains(.alternate), whole.utf8.first != UInt8(ascii: "0") { whole = "0" + whole }
  }
}

/// A whole number between the lowest `Int64` and the highest `UInt64`.
struct IntegerValue {
  let isNegative: Bool
  let magnitude: UInt64

  /// Whether it fits into a number of bits, signed or unsigned.
  ///
  /// A translation may use `%u` where its source uses `%d`: the types agree in width, and must not fail at run time.
  func fits(bits: Int) -> Bool {
    guard bits < 64 else { return true }
    return isNegative ? magnitude <= 1 << UInt64(bits - 1) : magnitude < 1 << UInt64(bits)
  }

  fileprivate func twosComplement(bits: Int) -> UInt64 {
    let pattern = isNegative ? 0 &- magnitude : magnitude
    return bits < 64 ? pattern & (1 << UInt64(bits) - 1) : pattern
  }
}

extension FormatFlags {
  /// The text before a number that is not negative.
  var signOfPositive: String {
    if contains(.plus) { return "+" }
    return contains(.space) ? " " : ""
  }
}
