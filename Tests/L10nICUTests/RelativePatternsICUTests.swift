import CICU
import L10nCompiler
import Testing

@testable import L10nICU
@testable import L10nRuntime

@Suite(.enabled(if: FrozenLocaleData.isOfLinkedICU, "the frozen plural rules are of another ICU version"))
struct RelativePatternsICUTests {
  @Test func everyNinthLocaleSpeaksAsICU() throws {
    let locales = try NumberFormat.locales().enumerated().filter { $0.offset % 9 == 4 }.map(\.element)
    for locale in locales + ["es", "pl", "ar", "lt", "xx", "fr", "ja"] {
      let tag = try #require(LanguageTag(locale))
      for (index, width) in RelativeTimeStyle.Width.allCases.enumerated() {
        let patterns = try RelativePatterns(for: tag, width, hasWords: true)
        #expect(RelativePatterns(coded: patterns.coded)?.coded == patterns.coded)
        let format = RelativeTexts(
          patterns: patterns, pluralRules: PluralRules(for: tag), symbols: try NumberSymbols(for: tag))
        let mistakes = RelativeCorrection.all.filter { $0.language == tag.language && $0.width == width }
        for (place, unit) in RelativeTime.Unit.allCases.enumerated()
        where !mistakes.contains(where: { $0.unit == unit }) {
          for value in [-100, -21, -3, -2, -1.5, -1, -0.0, 0, 0.5, 1, 1.004, 2, 2.25, 5, 11, 1000, 1_234_567] {
            for numeric in RelativeTimeStyle.Numeric.allCases {
              let expected = try ICUAnswers.text(
                value, unit: Int32(place), width: Int32(index), hasWords: numeric == .auto, in: tag)
              #expect(
                format.text(RelativeTime(value, unit), numeric: numeric) == expected.spoken(in: tag),
                "\(locale) \(width) \(value) \(unit)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: [(-3, RelativeTime.Unit.minute, "3分前"), (2, .month, "2か月後"), (0, .hour, "1時間以内"), (-1, .day, "昨日")])
  func closesUpJapanese(value: Double, unit: RelativeTime.Unit, expected: String) throws {
    let format = RelativeTexts(
      patterns: try RelativePatterns(for: "ja", .long, hasWords: true), pluralRules: PluralRules(for: "ja"),
      symbols: try NumberSymbols(for: "ja"))
    #expect(format.text(RelativeTime(value, unit), numeric: .auto) == expected)
  }

  @Test(arguments: [
    ("9 分", "9分"), ("{0}\u{A0}分前", "{0}分前"), ("分 9", "分9"), ("12 km", "12 km"), ("第 3 回", "第3回"), (" 分", " 分"),
    ("２ 分", "２分"), ("", ""),
  ])
  func dropsSpacesBesideDigitsAlone(text: String, expected: String) { #expect(text.closedUp == expected) }

  /// ICU 72 writes some future times as past ones.
  @Test(
    arguments: [
      ("ar", .short, -3, .month, "قبل 3 أشهر"), ("ar", .short, 3, .month, "خلال 3 أشهر"),
      ("ar-AE", .short, -10, .month, "قبل 10 أشهر"), ("ar", .short, -11, .month, "قبل 11 شهرًا"),
      ("ar", .long, -5, .second, "قبل 5 ثوانٍ"), ("ar", .short, 2, .week, "خلال أسبوعين"),
      ("ti", .long, -3, .day, "ቅድሚ 3 መዓልቲ"),
    ] as [(String, RelativeTimeStyle.Width, Double, RelativeTime.Unit, String)])
  func correctsMistakes(
    locale: String, width: RelativeTimeStyle.Width, value: Double, unit: RelativeTime.Unit, text: String
  ) throws {
    let tag = try #require(LanguageTag(locale))
    let format = RelativeTexts(
      patterns: try RelativePatterns(for: tag, width, hasWords: false), pluralRules: PluralRules(for: tag),
      symbols: .latin)
    #expect(format.text(RelativeTime(value, unit), numeric: .always) == text)
  }

  /// No language tells the past as it tells the future.
  @Test func tellsThePastFromTheFuture() throws {
    for locale in try NumberFormat.locales() where !locale.contains("-") {
      let tag = try #require(LanguageTag(locale))
      for width in RelativeTimeStyle.Width.allCases {
        let format = RelativeTexts(
          patterns: try RelativePatterns(for: tag, width, hasWords: false), pluralRules: PluralRules(for: tag),
          symbols: .latin)
        for unit in RelativeTime.Unit.allCases {
          for number in [1, 2, 3, 5, 11, 100] as [Double] {
            let texts = [-number, number].map { format.text(RelativeTime($0, unit), numeric: .always) }
            #expect(texts[0] != texts[1], "\(locale) \(width)")
          }
        }
      }
    }
  }

  /// The first day of readers' weeks, for "last week"; regions with another first day are variants.
  @Test func knowsWhereWeeksBegin() throws {
    let numbers = LocaleNumbers(frozen: try LocaleNumbers(for: "en", countsWeeks: true).frozen)
    let now = try #require(Instant("2021-06-13T12:00"))
    let time = RelativeTime(from: now, to: Instant(secondsSince1970: now.secondsSince1970 - 8 * 86_400))
    let patterns = try RelativePatterns(for: "en", .long, hasWords: true)
    for (region, text) in [("en", "2 weeks ago"), ("en-US", "2 weeks ago"), ("en-GB", "last week")] {
      let format = RelativeTexts(
        patterns: patterns, pluralRules: PluralRules(for: .english), symbols: .latin,
        dates: numbers.formats(for: LanguageTag(region)).dates)
      #expect(format.text(time, numeric: .auto) == text)
    }
  }

  @Test(arguments: [("en", ":"), ("da", "."), ("fi", "."), ("de", ":"), ("xx", ":")])
  func knowsTheSeparatorOfClocks(locale: String, separator: String) throws {
    #expect(try ClockSeparator.text(in: #require(LanguageTag(locale))) == separator)
  }
}

extension ICUAnswers {
  /// A distance in time.
  fileprivate static func text(
    _ value: Double, unit: Int32, width: Int32, hasWords: Bool, in tag: LanguageTag
  ) throws(ICUError) -> String {
    let format = try callICU(for: "a format") { cicu_relative_format_open(tag.description, width, &$0) }
    guard let format else { throw ICUError(task: "a format", status: "none") }
    defer { cicu_relative_format_close(format) }
    var number = cicu_span()
    return try textOfICU(for: "a distance") {
      cicu_relative_format_text(format, value, unit, hasWords, $0, $1, &number, &$2)
    }
  }
}
