import L10nCompiler
import L10nRuntime
import Testing

@testable import L10nICU

@Suite(.enabled(if: FrozenLocaleData.isOfLinkedICU, "the frozen plural rules are of another ICU version"))
struct DurationPatternsICUTests {
  @Test(arguments: DurationStyle.Width.allCases) func everyLocaleWritesDurationsAsICU(width: DurationStyle.Width) throws
  {
    let locales = try NumberFormat.locales()
    #expect(locales.count > 700)
    let some = width == .long ? locales : locales.enumerated().filter { $0.offset % 9 == 4 }.map(\.element)
    for locale in some + ["xx", "ar-u-nu-latn", "fr-u-nu-thai", "und"] {
      let tag = try #require(LanguageTag(locale))
      let patterns = try DurationPatterns(for: tag, width, hasDays: true)
      let rules = PluralRules(for: tag)
      let symbols = try NumberSymbols(for: tag)
      for unit in DurationUnit.allCases {
        for count in [0, 1, 2, 3, 6, 11, 21, 30, 101, 1234, 21_000_000] as [UInt64] {
          let text = patterns[unit].text(of: count, pluralRules: rules, symbols: symbols)
          #expect(try text == ICUAnswers.text(of: count, unit, width, in: tag).spoken(in: tag), "\(locale)")
        }
      }
      let format = DurationFormat(patterns: patterns, pluralRules: rules, symbols: symbols)
      for parts in [[0, 0, 0, 0], [0, 0, 0, 7], [0, 0, 1, 2], [5, 2, 1, 0], [0, 1, 0, 11], [1, 3, 20, 1]] as [[UInt64]]
      {
        let amounts = try zip(parts, [DurationUnit.day, .hour, .minute, .second])
          .filter { $0 > 0 || (parts == [0, 0, 0, 0] && $1 == .second) }
          .map { try ICUAnswers.text(of: $0, $1, width, in: tag) }
        let lists: ListKind.Width = width == .long ? .wide : width == .short ? .short : .narrow
        let expected = try ListFormat.text(of: amounts, ListKind(.units, width: lists), in: tag)
        let seconds = parts[0] * 86_400 + parts[1] * 3600 + parts[2] * 60 + parts[3]
        let text = format.text(.seconds(seconds), DurationStyle(width: width, largestUnit: .day))
        #expect(text == expected.spoken(in: tag), "\(locale)")
      }
      #expect(DurationPatterns(coded: patterns.coded)?.coded == patterns.coded)
    }
  }

  @Test(arguments: [
    ("en", "2 hr, 5 min", "2h 5m"), ("de", "2 Std., 5 Min.", "2 Std., 5 Min."),
    ("fr", "2\u{202F}h et 5␣min", "2h 5min"),
    ("ja", "2時間5分", "2h5m"), ("ar", "٢ س و٥ د", "٢ س و٥ د"), ("ru", "2 ч 5 мин", "2 ч 5 мин"),
  ])
  func cutsWordsShort(locale: String, short: String, narrow: String) throws {
    let tag = try #require(LanguageTag(locale))
    for (width, expected) in [(DurationStyle.Width.short, short), (.narrow, narrow)] {
      let format = DurationFormat(
        patterns: try DurationPatterns(for: tag, width), pluralRules: PluralRules(for: tag),
        symbols: try NumberSymbols(for: tag))
      let text = format.text(.seconds(7_500), DurationStyle(width: width, smallestUnit: .minute))
      #expect(text.replacing("\u{A0}", with: "␣") == expected)
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
  /// ICU's text in its spoken form.
  func spoken(in tag: LanguageTag) -> String { tag.language == "ja" ? closedUp : self }
}
