/// The operands of plural rules for a number: its absolute value and its *visible* digits.
///
///     PluralOperands(1)        // English "1 video"
///     PluralOperands("1.0")    // English "1.0 videos": one visible fraction digit
///     PluralOperands("1.2c6")  // French "1,2 million de vidéos": 1200000 in compact notation
///
/// Source: UTS #35 part 3, "Plural Operand Meanings". Large numbers are treated as in ICU: only the low 18 integer
/// digits are used, and a number above 2^53 is rounded to a double before it is compared.
public struct PluralOperands: Hashable, Sendable {
  /// The absolute value if `w` is 0. From 10^18 on a replacement with the same remainders, greater than any number in a
  /// rule.
  let n: UInt64
  /// The integer digits.
  let i: UInt64
  /// The number of visible fraction digits.
  let v: Int
  /// The number of visible fraction digits without trailing zeros.
  let w: Int
  /// The visible fraction digits, read as an integer.
  let f: UInt64
  /// The visible fraction digits without trailing zeros, read as an integer.
  let t: UInt64
  /// The exponent of ten of compact notation: 6 in "1.2 million".
  let e: Int

  /// The operands of a whole number; its sign is ignored.
  public init(_ value: some BinaryInteger) {
    if let magnitude = UInt64(exactly: value.magnitude), magnitude < Self.limit {
      self.init(whole: magnitude)
    } else {
      self.init(VisibleDigits(whole: String(value.magnitude)))
    }
  }

  /// The operands of a number as it is shown, in ASCII digits with a point: `-1.50`.
  ///
  /// The sign is ignored. `c` or `e` and one to three digits are the exponent of compact notation: `1.2c6`.
  /// - Returns: `nil` for anything else: a separator, a space, a point without digits on both sides.
  public init?(_ digits: String) {
    guard let visible = VisibleDigits(digits) else { return nil }
    self.init(visible)
  }

  private init(whole magnitude: UInt64) {
    i = Self.roundedToDouble(magnitude)
    n = i
    (v, w, f, t, e) = (0, 0, 0, 0, 0)
  }

  private init(_ digits: VisibleDigits) {
    var integer: UInt64 = 0
    var fraction: UInt64 = 0
    var significant = 0
    for (index, digit) in digits.values.enumerated() {
      if index < digits.pointIndex {
        integer = (integer * 10 + digit) % Self.limit
      } else {
        // As in ICU, later fraction digits are only counted.
        if fraction <= Self.limit { fraction = fraction * 10 + digit }
        if digit != 0 { significant = index + 1 - digits.pointIndex }
      }
    }
    for _ in 0..<min(max(0, digits.pointIndex - digits.count), Self.limitExponent) {
      integer = integer * 10 % Self.limit
    }
    i = Self.roundedToDouble(integer)
    v = max(0, digits.count - digits.pointIndex)
    w = significant
    f = Self.roundedToDouble(fraction)
    t = Self.roundedToDouble(Self.withoutTrailingZeros(fraction))
    e = digits.exponent
    n = digits.pointIndex <= Self.limitExponent ? i : Self.standIn(for: digits.magnitude)
  }
}

extension PluralOperands {
  private static let limitExponent = 18
  private static let limit: UInt64 = 1_000_000_000_000_000_000

  /// ICU compares doubles, which are exact below 2^53.
  @inline(__always)
  static func roundedToDouble(_ value: UInt64) -> UInt64 {
    // At most 19 digits, far below 2^64, where the conversion back would trap.
    value < 1 << 53 ? value : UInt64(Double(value))
  }

  private static func withoutTrailingZeros(_ value: UInt64) -> UInt64 {
    var value = value
    while value > 0, value.isMultiple(of: 10) { value /= 10 }
    return value
  }

  /// A number with the remainders of `magnitude` by every divisor of 10^18, the only ones in CLDR's rules.
  private static func standIn(for magnitude: Double) -> UInt64 {
    guard magnitude.isFinite else { return limit }
    guard magnitude >= Double(limit) else { return UInt64(magnitude) }
    // The library's remainder of doubles would make every app link libm.
    var remainder = magnitude.significandBitPattern | 1 << UInt64(Double.significandBitCount)
    for _ in 0..<(Int(magnitude.exponent) - Double.significandBitCount) {
      remainder = remainder * 2 % limit
    }
    return limit + remainder
  }
}
