/// An amount of money: an exact number and its currency.
///
///     CurrencyAmount(4.99, "EUR")
///     CurrencyAmount(DecimalNumber(significand: 499, exponent: -2), "EUR")   // cents
public struct CurrencyAmount: Hashable, Sendable {
  /// How much.
  public let amount: DecimalNumber
  /// Of what.
  public let currency: CurrencyCode

  /// An amount in a currency.
  public init(_ amount: DecimalNumber, _ currency: CurrencyCode) { (self.amount, self.currency) = (amount, currency) }
}

/// A currency by its three letters in ISO 4217: "EUR".
public struct CurrencyCode: Hashable, Sendable, CustomStringConvertible {
  /// The letters in ASCII, the first one highest.
  let letters: UInt32

  /// The currency with a code, in letters of either case.
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

  /// No currency, as ISO 4217 writes it.
  public static var none: CurrencyCode { "XXX" }
}

extension CurrencyCode: ExpressibleByStringLiteral {
  /// The currency that a literal writes. One that is no code stops a debug build; in a release build it is `none`.
  public init(stringLiteral code: String) {
    let currency = CurrencyCode(code)
    assert(currency != nil, "the literal is no code of a currency")
    self = currency ?? .none
  }
}

extension CurrencyCode: Comparable {
  /// Whether a code comes before another one in the alphabet.
  public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool { left.letters < right.letters }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) { self.init(significand: value) }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
  /// The digits of a literal, up to fifteen of them: 4.99 is exactly that.
  public init(floatLiteral value: Double) { self.init(value) }
}
