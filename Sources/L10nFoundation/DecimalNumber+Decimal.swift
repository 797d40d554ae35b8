public import Foundation
public import L10nRuntime

extension DecimalNumber {
  /// A `Decimal` of Foundation: exact up to eighteen digits, and rounded to eighteen if it has more.
  ///
  ///     DecimalNumber(Decimal(string: "19.99")!)    // 19.99
  public init(_ decimal: Decimal) {
    guard decimal.isFinite else {
      self.init(Double.nan)
      return
    }
    var digits = "\(decimal.significand.magnitude)"
    var exponent = decimal.exponent
    if digits.utf8.count > 18 {
      var (exact, rounded) = (decimal.significand.magnitude, Decimal())
      exponent += digits.utf8.count - 18
      _ = NSDecimalMultiplyByPowerOf10(&rounded, &exact, Int16(18 - digits.utf8.count), .plain)
      NSDecimalRound(&exact, &rounded, 0, .plain)
      digits = "\(exact)"
    }
    let magnitude = Int64(digits) ?? 0
    self.init(significand: decimal.isSignMinus ? -magnitude : magnitude, exponent: exponent)
  }
}

extension CurrencyAmount {
  /// An amount of money, as from a shop; see `DecimalNumber.init(_:)` for numbers with many digits.
  ///
  ///     strings.video.buy.label(price: CurrencyAmount(product.price, "EUR"))
  @_disfavoredOverload
  public init(_ amount: Decimal, _ currency: CurrencyCode) { self.init(DecimalNumber(amount), currency) }
}

extension MessageArgument {
  /// A number in a form, for look-ups by key.
  @_disfavoredOverload
  public static func number(_ value: Decimal, _ form: NumberForm) -> MessageArgument {
    .number(DecimalNumber(value), form)
  }
}
