import Foundation
import L10nFoundation
import Testing

@testable import L10nRuntime

struct DecimalNumberTests {
  /// A decimal and the number that is made of it: of eighteen digits at most.
  @Test(arguments: [
    ("0", 0, 0), ("19.99", 1999, -2), ("-0.1", -1, -1), ("1200", 12, 2),
    ("999999999999999999", 999_999_999_999_999_999, 0),
    ("0.00000000000000000001", 1, -20), ("1234567890123456789", 123_456_789_012_345_679, 1),
    ("-12345678901234567.895", -123_456_789_012_345_679, -1), ("99999999999999999999.5", 1, 20),
    ("0.1234567890123456785", 123_456_789_012_345_679, -18),
    ("12345678901234567890123456789012345678", 123_456_789_012_345_679, 20),
  ])
  func isThatOfADecimal(text: String, significand: Int64, exponent: Int) throws {
    var number = DecimalNumber(try #require(Decimal(string: text)))
    number.trim()
    #expect(number == DecimalNumber(significand: significand, exponent: exponent))
  }

  @Test func isNotANumberWhereADecimalIsNone() { #expect(DecimalNumber(Decimal.nan) == DecimalNumber(Double.nan)) }

  /// Literals mean the same as without Foundation.
  @Test func makesValuesOfDecimals() throws {
    let price = try #require(Decimal(string: "4.99"))
    #expect(CurrencyAmount(price, "EUR") == CurrencyAmount(4.99, "EUR"))
    #expect(MessageArgument.number(price, "compact-short") == .number(4.99, "compact-short"))
  }

  @Test func makesValuesOfDates() throws {
    let (now, zone) = (Date(timeIntervalSince1970: 1_795_374_000), try #require(TimeZone(identifier: "UTC")))
    let (start, end) = (Instant(now, in: zone), Instant(now.addingTimeInterval(-3 * 86_400), in: zone))
    let time = RelativeTime(from: now, to: now.addingTimeInterval(-3 * 86_400), in: zone)
    #expect(time == RelativeTime(from: start, to: end) && time.value == -3 && time.unit == .day)
    #expect(MessageArgument.date(now, .unspecified, in: zone) == .instant(start))
  }
}
