/// An amount of money: an exact number and its currency.
///
///     CurrencyAmount(4.99, "EUR")
///     CurrencyAmount(DecimalNumber(significand: 499, exponent: -2), "EUR")   // cents
public struct CurrencyAmount: Hashable, Sendable {
  /// The amount in units of the currency.
  public let amount: DecimalNumber
  /// The currency.
  public let currency: CurrencyCode

  /// An amount in a currency.
  public init(_ amount: DecimalNumber, _ currency: CurrencyCode) { (self.amount, self.currency) = (amount, currency) }
}

/// A currency by its ISO 4217 code: "EUR".
public struct CurrencyCode: Hashable, Sendable, CustomStringConvertible {
  /// The letters in ASCII, the first one in the highest byte.
  let letters: UInt32

  /// The currency with a code in upper or lower case.
  /// - Returns: `nil` for anything but three ASCII letters.
  public init?(_ code: String) {
    var letters: UInt32 = 0
    var count = 0
    for byte in code.utf8 {
      let letter = byte & 0xDF
      guard count < 3, letter.isASCIICapital else { return nil }
      letters = letters << 8 | UInt32(letter)
      count += 1
    }
    guard count == 3 else { return nil }
    self.letters = letters
  }

  /// The code in capital letters.
  public var description: String {
    String(decoding: [UInt8(letters >> 16), UInt8(letters >> 8 & 0xFF), UInt8(letters & 0xFF)], as: UTF8.self)
  }

  /// No currency, by its code in ISO 4217.
  public static var none: CurrencyCode { "XXX" }
}

extension CurrencyCode: ExpressibleByStringLiteral {
  /// The currency of a literal. An invalid code stops a debug build; in a release build it is `none`.
  public init(stringLiteral code: String) {
    let currency = CurrencyCode(code)
    assert(currency != nil, "the literal is not a code of a currency")
    self = currency ?? .none
  }
}

extension CurrencyCode: Comparable {
  /// Orders currencies alphabetically by code.
  public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool { left.letters < right.letters }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) { self.init(significand: value) }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
  /// The number with the digits of a literal, up to fifteen of them: 4.99 is exact.
  public init(floatLiteral value: Double) { self.init(value) }
}
