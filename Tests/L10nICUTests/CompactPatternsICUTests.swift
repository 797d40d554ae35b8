import L10nCompiler
import L10nICU
import L10nSyntax
import Testing

@testable import L10nRuntime

@Suite struct CompactPatternsICUTests {
  private static let numbers = [
    "0", "0.123", "-12", "999.5", "1000", "-1500", "2000", "21000", "123456", "999500", "1000000", "5000000",
    "98765432",
    "1000000000", "2100000000000", "123456789012345", "12345678901234567",
  ]

  /// Every language and some regions, in both widths.
  @Test(arguments: ["compact-short", "compact-long"])
  func everyLanguageShortensAsICU(skeleton: String) throws {
    let style = try #require(NumberStyle(skeleton: [skeleton]))
    let precise = try #require(NumberStyle(skeleton: [skeleton, ".0", "sign-always"]))
    var count = 0
    let regions = ["ar-u-nu-latn", "hi-u-nu-deva", "en-IN", "de-CH", "sw-KE", "pt-PT", "es-MX", "fr-CA", "ar-AE"]
    let tags = try (NumberFormat.locales() + regions).compactMap { LanguageTag($0) }
    // The patterns of Nheengatu contain a hyphen, which ICU takes for the minus sign.
    for tag in tags where tag.language != "yrl" && (tag.region == nil || regions.contains(tag.description)) {
      let formats = try LocaleNumbers.Formats(for: tag, NumberKinds(style))
      let formatter = MessageFormatter(for: tag, numbers: formats, isolation: .plain)
      let patterns = PatternFormatter(formatter: formatter, ordinalRules: formatter.pluralRules)
      for number in Self.numbers {
        let double = try #require(Double(number))
        let value = Int64(number).map { MessageArgument.integer($0) } ?? .double(double)
        for (style, words) in [(style, skeleton), (precise, skeleton + " .0 sign-always")] {
          let expected = try StyledText.text(of: number, skeleton: words, in: tag)
          #expect(patterns.text(of: value, style: style) == expected, "\(tag) \(number) \(words)")
          count += 1
        }
      }
    }
    #expect(count > 5_000)
  }

  @Test(arguments: [
    ("en", "en-IN", "9.8Cr"), ("en", "en-GB", "98M"), ("de", "de-AT", "98\u{A0}Mio."), ("fr", nil, "98\u{A0}M"),
  ])
  func readersOfARegionSeeTheirOwn(locale: String, requested: String?, expected: String) throws {
    let tag = try #require(LanguageTag(locale))
    let style = try #require(NumberStyle(icu: "::compact-short"))
    let numbers = LocaleNumbers(frozen: try LocaleNumbers(for: tag, NumberKinds(style)).frozen)
    let formats = numbers.formats(for: requested.flatMap { LanguageTag($0) })
    let formatter = MessageFormatter(for: tag, numbers: formats)
    let patterns = PatternFormatter(formatter: formatter, ordinalRules: formatter.pluralRules)
    #expect(patterns.text(of: 97_997_848, style: style) == expected)
    #expect(formats.styles.entries.map(\.wording.skeleton) == ["compact-short"])
  }
}
