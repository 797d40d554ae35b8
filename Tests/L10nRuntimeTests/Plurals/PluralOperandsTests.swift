import Testing

@testable import L10nRuntime

@Suite struct PluralOperandsTests {
  struct Expected: Sendable {
    let n: UInt64, i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, e: Int

    init(_ n: UInt64, _ i: UInt64, _ v: Int = 0, _ w: Int = 0, _ f: UInt64 = 0, _ t: UInt64 = 0, _ e: Int = 0) {
      (self.n, self.i, self.v, self.w, self.f, self.t, self.e) = (n, i, v, w, f, t, e)
    }
  }

  @Test(arguments: [
    ("0", Expected(0, 0)),
    ("-7", Expected(7, 7)),
    ("+7", Expected(7, 7)),
    ("007", Expected(7, 7)),
    ("1.0", Expected(1, 1, 1)),
    ("1.50", Expected(1, 1, 2, 1, 50, 5)),
    ("-0.070", Expected(0, 0, 3, 2, 70, 7)),
    ("1c6", Expected(1_000_000, 1_000_000, 0, 0, 0, 0, 6)),
    ("1.2e6", Expected(1_200_000, 1_200_000, 0, 0, 0, 0, 6)),
    ("1.20c1", Expected(12, 12, 1, 0, 0, 0, 1)),
    ("1.0000001c6", Expected(1_000_000, 1_000_000, 1, 1, 1, 1, 6)),
    // Beyond 18 digits.
    ("1000000000000000000", Expected(1_000_000_000_000_000_000, 0)),
    ("1000000000000000000001", Expected(1_000_000_000_000_000_000, 1)),
    ("3c20", Expected(1_000_000_000_000_000_000, 0, 0, 0, 0, 0, 20)),
    ("1c999", Expected(1_000_000_000_000_000_000, 0, 0, 0, 0, 0, 999)),
    ("000000000000000000005", Expected(5, 5)),
    ("0.12345678901234567890123", Expected(0, 0, 23, 23, 1_234_567_890_123_456_768, 1_234_567_890_123_456_768)),
  ])
  func readsVisibleDigits(digits: String, expected: Expected) throws {
    let operands = try #require(PluralOperands(digits))
    #expect((operands.n, operands.i) == (expected.n, expected.i))
    #expect((operands.v, operands.w) == (expected.v, expected.w))
    #expect((operands.f, operands.t, operands.e) == (expected.f, expected.t, expected.e))
  }

  @Test(arguments: [
    "", "-", "--1", "1-", "1.", ".5", "1.2.3", "1,5", " 1", "1 ", "c6", "1c", "1c-3", "1c1000", "1c6c6", "٣", "1_0",
    "∞",
  ])
  func refusesWhatIsNoNumber(text: String) {
    #expect(PluralOperands(text) == nil)
  }

  @Test func integersHaveTheOperandsOfTheirDigits() {
    for value in [0, 1, -1, 42, 999_999_999_999_999_999, 1_000_000_000_000_000_001, .max, .min] {
      #expect(PluralOperands(value) == PluralOperands(String(value)))
    }
    #expect(PluralOperands(UInt64.max) == PluralOperands("18446744073709551615"))
    #expect(PluralOperands(Int8.min) == PluralOperands("128"))
  }
}
