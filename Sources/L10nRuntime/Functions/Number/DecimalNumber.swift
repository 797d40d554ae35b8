/// An exact decimal number: digits times a power of ten.
///
///     DecimalNumber("19.99")                         // not the nearest Double
///     DecimalNumber(significand: 1999, exponent: -2) // cents
public struct DecimalNumber: Hashable, Sendable {
  /// The kinds of numbers.
  enum Kind: Hashable, Sendable {
    case finite, infinite, notANumber
  }

  /// The digits as a whole number.
  var digits: UInt64
  /// The power of ten by which they are multiplied.
  var exponent: Int
  var isNegative: Bool
  var kind = Kind.finite

  init(digits: UInt64, exponent: Int, isNegative: Bool) {
    (self.digits, self.exponent, self.isNegative) = (digits, exponent, isNegative)
  }

  /// The product of a whole number and a power of ten: 1999 and -2 are 19.99.
  /// - Parameter exponent: a value beyond ±1,000 counts as ±1,000.
  public init(significand: Int64, exponent: Int = 0) {
    self.init(digits: significand.magnitude, exponent: max(-1000, min(1000, exponent)), isNegative: significand < 0)
  }

  /// A whole number.
  public init(_ value: Int) { self.init(significand: Int64(value)) }

  /// The number with the shortest digits that identify a double: 1.005 for the exact value 1.00499999….
  public init(_ value: Double) {
    let isNegative = value.sign == .minus && !value.isNaN
    if let (digits, exponent) = Self.short(value.magnitude) {
      self.init(digits: digits, exponent: exponent, isNegative: isNegative)
      return
    }
    self.init(digits: 0, exponent: 0, isNegative: isNegative)
    guard value.isFinite else {
      kind = value.isNaN ? .notANumber : .infinite
      return
    }
    setShortest(value.magnitude)
  }

  /// The number in ASCII digits, optionally with a sign and a point: `-19.99`.
  /// - Returns: `nil` for anything else, and for more than nineteen digits.
  public init?(_ text: String) {
    var digits: UInt64 = 0
    var (count, places) = (0, 0)
    var hasPoint = false
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    for byte in isNegative ? text.utf8.dropFirst() : text.utf8[...] {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard byte.isASCIIDigit, digits <= 999_999_999_999_999_999 else { return nil }
      digits = digits * 10 + UInt64(byte - 0x30)
      count += 1
      if hasPoint { places += 1 }
    }
    guard count > 0, !hasPoint || places > 0 else { return nil }
    self.init(digits: digits, exponent: -places, isNegative: isNegative)
  }

  /// The nearest double.
  var double: Double {
    switch kind {
    case .notANumber: return .nan
    case .infinite: return isNegative ? -.infinity : .infinity
    case .finite:
      let magnitude =
        0...22 ~= -exponent && digits < 1 << 53
        ? Double(digits) / Self.doublePower(-exponent) : Double("\(digits)e\(exponent)") ?? 0
      return isNegative ? -magnitude : magnitude
    }
  }
}

extension DecimalNumber {
  /// A number of at most fifteen digits and nine fraction digits; different ones are never the same double.
  @inline(__always)
  private static func short(_ magnitude: Double) -> (digits: UInt64, exponent: Int)? {
    guard magnitude < 1e15 else { return nil }
    let whole = Int64(magnitude)
    if Double(whole) == magnitude { return (UInt64(whole), 0) }
    var power = 10.0
    for places in 1...9 {
      let scaled = magnitude * power
      guard scaled < 1e15 else { return nil }
      let nearest = Int64(scaled + 0.5)
      // The division decides; a number farther away than the errors of division and product needs none.
      if abs(Double(nearest) - scaled) <= scaled * 0x1p-51, Double(nearest) / power == magnitude {
        return (UInt64(nearest), -places)
      }
      power *= 10
    }
    return nil
  }

  private mutating func setShortest(_ magnitude: Double) {
    var power = 0
    var hasPoint = false
    var isPower = false
    var isPowerNegative = false
    for byte in magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "e"): isPower = true
      case UInt8(ascii: "-"): isPowerNegative = true
      case UInt8(ascii: "+"): break
      default:
        if isPower {
          power = power * 10 + Int(byte &- 0x30)
        } else {
          digits = digits &* 10 &+ UInt64(byte &- 0x30)
          if hasPoint { exponent -= 1 }
        }
      }
    }
    exponent += isPowerNegative ? -power : power
    trim()
  }

  /// Removes trailing zeros of the digits.
  mutating func trim() {
    guard digits > 0 else {
      exponent = 0
      return
    }
    while digits % 10 == 0 { (digits, exponent) = (digits / 10, exponent + 1) }
  }

  private static func doublePower(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// A power of ten up to 19; the compiler makes a table of it, which is faster than multiplication.
  @inline(__always)
  static func power(_ exponent: Int) -> UInt64 {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1_000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    case 9: 1_000_000_000
    case 10: 10_000_000_000
    case 11: 100_000_000_000
    case 12: 1_000_000_000_000
    case 13: 10_000_000_000_000
    case 14: 100_000_000_000_000
    case 15: 1_000_000_000_000_000
    case 16: 10_000_000_000_000_000
    case 17: 100_000_000_000_000_000
    case 18: 1_000_000_000_000_000_000
    default: 10_000_000_000_000_000_000
    }
  }

  /// The number of digits; 0 for zero.
  var count: Int {
    // 1233 / 4096 approximates the decimal logarithm of two closely enough for 64 bits.
    let least = ((UInt64.bitWidth &- digits.leadingZeroBitCount) &* 1233) &>> 12
    return least &+ (digits >= Self.power(least) ? 1 : 0)
  }

  /// The power of ten of the first digit; 0 for zero.
  var magnitude: Int { digits == 0 ? 0 : count - 1 + exponent }
}
