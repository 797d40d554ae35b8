extension FormattedNumber {
  /// A number as `%f %e %g %a` format it, correctly rounded (half to even) from its exact value.
  /// - Parameter precision: the number of fraction digits, or of significant digits for `%g`; by default 6, and for
  ///   `%a` as many as the value has.
  init(_ value: Double, conversion: FormatConversion, flags: FormatFlags, precision: Int?) {
    self.init()
    sign = value.sign == .minus && !value.isNaN ? "-" : flags.signOfPositive
    guard value.isFinite else {
      whole = value.isNaN ? "nan" : "inf"
      if conversion.isUppercase { whole = whole.uppercased() }
      kind = value.isNaN ? .notANumber : .infinite
      return
    }
    let isAlternate = flags.contains(.alternate)
    switch conversion {
    case .exponent: setScientific(ExactDecimal(value), places: precision ?? 6)
    case .general: setGeneral(ExactDecimal(value), precision: precision ?? 6, keepsZeros: isAlternate)
    case .hexadecimalFloat: setHexadecimal(value, places: precision)
    default: setFixed(ExactDecimal(value), places: precision ?? 6)
    }
    hasPoint = isAlternate || !fraction.isEmpty
    if conversion.isUppercase {
      prefix = prefix.uppercased()
      whole = whole.uppercased()
      fraction = fraction.uppercased()
      exponent = exponent.uppercased()
    }
  }

  private mutating func setFixed(_ decimal: ExactDecimal, places: Int) {
    let parts = decimal.fixed(places: places)
    whole = Self.text(parts.whole)
    fraction = Self.text(parts.fraction)
  }

  private mutating func setScientific(_ decimal: ExactDecimal, places: Int) {
    let parts = decimal.scientific(places: places)
    whole = Self.text(parts.digits.prefix(1))
    fraction = Self.text(parts.digits.dropFirst())
    let power = String(parts.exponent.magnitude)
    exponent = (parts.exponent < 0 ? "e-" : "e+") + (power.utf8.count < 2 ? "0" : "") + power
  }

  /// C17, 7.21.6.1: the exponent of the rounded number chooses between the two styles.
  private mutating func setGeneral(_ decimal: ExactDecimal, precision: Int, keepsZeros: Bool) {
    let significant = max(1, precision)
    let power = decimal.scientific(places: significant - 1).exponent
    if power < -4 || power >= significant {
      setScientific(decimal, places: significant - 1)
    } else {
      setFixed(decimal, places: significant - 1 - power)
    }
    guard !keepsZeros else { return }
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
  }

  /// Formats one binary digit before the point and thirteen hexadecimal ones after it, rounded half to even. As in
  /// glibc, subnormals begin with 0 and have the lowest exponent.
  private mutating func setHexadecimal(_ value: Double, places: Int?) {
    isLocalizable = false
    prefix = "0x"
    let stored = Int(value.exponentBitPattern)
    var bits = value.significandBitPattern | (stored == 0 ? 0 : 1 << 52)
    let power = bits == 0 ? 0 : max(stored, 1) - 1023
    if let places, places < 13 {
      let dropped = UInt64(52 - 4 * places)
      let half: UInt64 = 1 << (dropped - 1)
      let rest = bits & (1 << dropped - 1)
      bits >>= dropped
      if rest > half || rest == half && bits & 1 == 1 { bits += 1 }
      bits <<= dropped
    }
    whole = String(bits >> 52)
    let digits = String(bits & (1 << 52 - 1), radix: 16)
    fraction = String(repeating: "0", count: 13 - digits.utf8.count) + digits
    if let places {
      fraction = String(fraction.prefix(places)) + String(repeating: "0", count: max(0, places - 13))
    } else {
      while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    }
    exponent = power < 0 ? "p\(power)" : "p+\(power)"
  }

  private static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }
}

extension FormatConversion {
  fileprivate var isUppercase: Bool {
    switch self {
    case .fixed(let uppercase), .exponent(let uppercase), .general(let uppercase),
      .hexadecimalFloat(let uppercase):
      uppercase
    default: false
    }
  }
}
