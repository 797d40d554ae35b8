import L10nCompiler
import L10nRuntime
import Testing

@testable import L10nICU

@Suite(.enabled(if: FrozenLocaleData.isOfLinkedICU, "the frozen plural rules are of another ICU version"))
struct DurationPatternsICUTests {
  @Test func everyLocaleSpeaksDurationsAsICU() throws {
    let locales = try NumberFormat.locales()
    #expect(locales.count > 700)
    for locale in locales + ["xx", "ar-u-nu-latn", "fr-u-nu-thai", "und"] {
      let tag = try #require(LanguageTag(locale))
      let patterns = try DurationPatterns(for: tag)
      let rules = PluralRules(for: tag)
      let symbols = try NumberSymbols(for: tag)
      for unit in DurationUnit.allCases {
        for count in [0, 1, 2, 3, 6, 11, 21, 30, 101, 1234, 21_000_000] as [UInt64] {
          let text = patterns[unit].text(of: count, pluralRules: rules, symbols: symbols)
          #expect(try text == ICUAnswers.text(of: count, unit, in: tag).spoken(in: tag), "\(locale)")
        }
      }
      let format = DurationFormat(patterns: patterns, pluralRules: rules, symbols: symbols)
      for parts in [[0, 0, 0], [0, 0, 7], [0, 1, 2], [2, 1, 0], [1, 0, 11], [3, 20, 1]] as [[UInt64]] {
        let amounts = try zip(parts, [DurationUnit.hour, .minute, .second])
          .filter { $0 > 0 || (parts == [0, 0, 0] && $1 == .second) }
          .map { try ICUAnswers.text(of: $0, $1, in: tag) }
        let expected = try ListFormat.text(of: amounts, ListKind(.units), in: tag)
        let text = format.text(seconds: Int(parts[0] * 3600 + parts[1] * 60 + parts[2]))
        #expect(text == expected.spoken(in: tag), "\(locale)")
      }
      #expect(DurationPatterns(coded: patterns.coded)?.coded == patterns.coded)
    }
  }

  /// A space makes a voice say another word in Japanese, and a separator of groups makes two numbers of one.
  @Test(arguments: [
    ("ja", "1200時間9分56秒"), ("en", "1200 hours, 9 minutes, 56 seconds"), ("ko", "1200시간 9분 56초"),
    ("zh-Hant", "1200 小時 9 分鐘 56 秒"), ("fr", "1200␣heures, 9 minutes et 56␣secondes"),
  ])
  func writesForTheEar(locale: String, expected: String) throws {
    let tag = try #require(LanguageTag(locale))
    let format = DurationFormat(
      patterns: try DurationPatterns(for: tag), pluralRules: PluralRules(for: tag), symbols: try NumberSymbols(for: tag)
    )
    #expect(format.text(seconds: 1200 * 3600 + 596).replacing("\u{A0}", with: "␣") == expected)
  }

  @Test(arguments: [
    (
      "en",
      "2:, 0:2:, 2:, 2:, 0:0:0:0:2:158:{0} hour9:{0} hours2:1510:{0} minute11:{0} minutes2:1510:{0} second11:{0} seconds"
    )
  ])
  func givesACodedText(locale: String, text: String) throws {
    #expect(try DurationPatterns(for: #require(LanguageTag(locale))).coded == text)
  }
}

extension String {
  /// What ICU says, as it is to be heard.
  func spoken(in tag: LanguageTag) -> String { tag.language == "ja" ? closedUp : self }
}
