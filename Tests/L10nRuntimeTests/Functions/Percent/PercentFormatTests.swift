import L10nCompiler
import Testing

@testable import L10nRuntime

struct PercentFormatTests {
  static let english = "0:1:%1:-1:%"
  static let arabic = "0:4:٪\u{61C}3:\u{61C}-4:٪\u{61C}"

  private func format(_ coded: String, _ symbols: String = "30 2e 2c 2d 2b 1 3 3") throws -> PercentFormat {
    PercentFormat(
      patterns: try #require(PercentPatterns(coded: coded)), symbols: try #require(NumberSymbols(serialized: symbols)))
  }

  @Test(arguments: [
    (0, "0%"), (45, "45%"), (-45, "-45%"), (12_345, "12,345%"), (.max, "9,223,372,036,854,775,807%"),
    (.min, "-9,223,372,036,854,775,808%"),
  ])
  func writesPercent(percent: Int, text: String) throws {
    #expect(try format(Self.english).text(percent: percent) == text)
  }

  @Test(
    arguments: [
      (0, "0%"), (-0.0, "0%"), (0.45, "45%"), (1, "100%"), (0.004, "0%"), (-0.004, "0%"), (0.005, "1%"),
      (-0.005, "-1%"), (0.575, "58%"), (0.995, "100%"), (0.994_999, "99%"), (12.5, "1,250%"), (1e-6, "0%"),
      (1e-300, "0%"), (1.0 / 3, "33%"), (2.0 / 3, "67%"), (123_456_789.125, "12,345,678,913%"),
      (1e17, "10,000,000,000,000,000,000%"), (-1e300, "-10,000,000,000,000,000,000%"), (.infinity, nil), (.nan, nil),
    ] as [(Double, String?)])
  func roundsFractions(fraction: Double, text: String?) throws {
    #expect(try format(Self.english).text(fraction: fraction) == text)
  }

  @Test(arguments: [(45, "٤٥٪\u{61C}"), (-1234, "\u{61C}-١٬٢٣٤٪\u{61C}")])
  func keepsTheMarksOfTheLocale(percent: Int, text: String) throws {
    #expect(try format(Self.arabic, "660 66b 66c 61c+2d 61c+2b 1 3 3").text(percent: percent) == text)
  }

  @Test(arguments: [english, arabic, "0:0:0:0:", "1:%0:2:%-0:"])
  func readsWhatItWrote(coded: String) throws {
    #expect(try #require(PercentPatterns(coded: coded)).coded == coded)
    #expect(PercentPatterns(coded: coded + "0:") == nil)
    #expect(PercentPatterns(coded: String(coded.dropLast())) == nil)
  }
}
