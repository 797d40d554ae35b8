import CICU
import L10nCompiler
import L10nRuntime
import Testing

@testable import L10nICU

@Suite(.enabled(if: FrozenLocaleData.isOfLinkedICU, "the frozen plural rules are of another ICU version"))
struct DatePatternsICUTests {
  private static let skeletons = [
    "yMMMMEEEEd", "yMMMdjm", "GyMMMd", "yMd", "MMMEd", "yQQQ", "yQQQQ", "jms", "hm", "Hms", "EBhm", "Bh",
    "EEEEEd", "MMMMMd", "LLL", "ccc", "jmsSSS", "jmz", "HmsOOOO", "yD", "GGGGyM", "yMMMMEEEEEEd",
  ]

  private static let instants = [
    "2026-11-22T20:05:09", "1999-01-03T00:00", "2024-12-30T12:00", "2027-01-01T12:30:59.75", "2000-02-29T06:00",
    "1582-10-04T23:59", "1582-10-15", "-0043-03-15T03:00", "99999-07-31T15:00", "2025-03-20T18:00", "2025-03-21T09:00",
  ].compactMap { Instant($0) }

  /// Every seventh locale: all of them take minutes.
  @Test func showsDatesAsICU() throws {
    let styles = DateForm.Style.allCases
    let forms =
      Self.skeletons.map { DateForm(skeleton: $0) } + styles.map { DateForm(date: $0, time: $0) }
      + styles.map { DateForm(date: $0) } + [DateForm(time: .short)]
    let locales = try NumberFormat.locales().enumerated().filter { $0.offset % 7 == 3 }.map(\.element)
    for locale in locales + ["en", "de", "ar", "fa", "th", "zh-Hant", "ja", "hi", "xx", "ar-SA", "fa-AF"] {
      let tag = try #require(LanguageTag(locale))
      let patterns = try DatePatterns(for: tag, forms)
      #expect(DatePatterns(coded: patterns.coded)?.coded == patterns.coded, "\(locale)")
      let format = DateFormat(patterns: patterns, symbols: try NumberSymbols(for: tag))
      for form in forms {
        let samples = try DateSamples(try form.pattern(in: tag), in: tag)
        for instant in Self.instants {
          #expect(format.text(instant, as: form) == (try samples.text(of: instant)), "\(locale) \(form.text)")
        }
      }
    }
  }

  @Test(arguments: ["en", "de", "fi", "ar", "fa", "fr", "hi"])
  func showsZonesAsICU(locale: String) throws {
    let tag = try #require(LanguageTag(locale))
    let fields = [
      "z", "zzzz", "O", "OOOO", "Z", "ZZZZ", "ZZZZZ", "X", "XX", "XXX", "XXXX", "XXXXX", "x", "xxx", "xxxxx",
    ]
    for (zone, seconds) in [("UTC", 0), ("GMT+01:00", 3600), ("GMT-03:30", -12_600), ("GMT+12:45", 45_900)] {
      for field in fields {
        let patterns = DatePatterns(
          calendar: .gregorian, patterns: [("x", field)], names: [], offsets: try OffsetPatterns(for: tag))
        let format = DateFormat(patterns: patterns, symbols: try NumberSymbols(for: tag))
        let instant = Instant(secondsSince1970: 1_700_000_000, zone: Instant.Zone(secondsFromUTC: seconds))
        let expected = try DateSamples(field, in: tag, zone: zone).text(of: instant)
        #expect(format.text(instant, as: "x") == expected, "\(locale) \(field) \(zone)")
      }
    }
  }

  /// A reader's own wish to count hours to 12 or to 24, in skeletons and in styles.
  @Test(
    arguments: [
      ("en-u-hc-h23", "jm", "20:05"), ("en-u-hc-h23", "/short", "20:05"), ("de-u-hc-h12", "/medium", "8:05:00 PM"),
      ("de-u-hc-h12", "long/short", "22. November 2026 um 8:05 PM"), ("en-u-hc-h23", "medium/", "Nov 22, 2026"),
    ] as [(String, DateForm, String)])
  func countsHoursAsAsked(locale: String, form: DateForm, text: String) throws {
    let numbers = LocaleNumbers(
      frozen: try LocaleNumbers(for: .init(String(locale.prefix(2))) ?? .english, dates: [form]).frozen)
    let formats = numbers.formats(for: LanguageTag(locale))
    let shown = DateFormat(patterns: formats.dates, symbols: formats.symbols)
      .text(Instant(year: 2026, month: 11, day: 22, hour: 20, minute: 5), as: form)
    #expect(shown.replacing("\u{202F}", with: " ") == text)
  }

  /// Dates as they are said, on the first and on another day.
  @Test(
    arguments: [
      ("fr", "long/~", "1er novembre 2026", "21 novembre 2026"), ("fr-CA", "MMMd~", "1er nov.", "21 nov."),
      ("pt-BR", "full/~", "domingo, 1º de novembro de 2026", "sábado, 21 de novembro de 2026"),
      ("it", "MMMMd~", "1º novembre", "21 novembre"), ("es-MX", "MMMMd~", "1º de noviembre", "21 de noviembre"),
      ("es", "long/~", "1 de noviembre de 2026", "21 de noviembre de 2026"),
      ("fr", "short/~", "01/11/2026", "21/11/2026"),
      ("pt-PT", "MMMMd~", "1 de novembro", "21 de novembro"), ("de", "MMMMd~", "1. November", "21. November"),
      ("fr", "long/", "1 novembre 2026", "21 novembre 2026"), ("fr", "yMMMM~", "novembre 2026", "novembre 2026"),
    ] as [(String, DateForm, String, String)])
  func saysTheFirstOfAMonth(locale: String, form: DateForm, first: String, other: String) throws {
    let numbers = LocaleNumbers(frozen: try LocaleNumbers(for: .init(locale) ?? .english, dates: [form]).frozen)
    let formats = numbers.formats(for: LanguageTag(locale))
    let shown = [1, 21].map { day in
      DateFormat(patterns: formats.dates, symbols: formats.symbols)
        .text(Instant(year: 2026, month: 11, day: day), as: form)
    }
    #expect(shown == [first, other])
  }

  /// ICU 72 has no pattern for weeks of a year or a month.
  @Test(arguments: ["yw", "MMMMW"])
  func refusesWhatICUHasNoPatternFor(skeleton: String) {
    #expect(throws: ICUError.self) { try DatePatterns(for: "en", [DateForm(skeleton: skeleton)]) }
  }

  @Test func freezesRegionsThatDiffer() throws {
    let forms: [DateForm] = ["yMMMd", "jm"]
    let numbers = try LocaleNumbers(for: .english, dates: forms)
    let frozen = numbers.frozen
    #expect(LocaleNumbers(frozen: frozen).frozen == frozen)
    #expect(frozen.utf8.count < 8000)
    for (locale, text) in [
      ("en-GB", "22 Nov 2026 20:05"), ("en-CA", "Nov 22, 2026 8:05 p.m."), ("en-US", "Nov 22, 2026 8:05 PM"),
    ] {
      let formats = LocaleNumbers(frozen: frozen).formats(for: LanguageTag(locale))
      let format = DateFormat(patterns: formats.dates, symbols: formats.symbols)
      let shown = forms.map { format.text(Instant(year: 2026, month: 11, day: 22, hour: 20, minute: 5), as: $0) }
      #expect(shown.joined(separator: " ").replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ") == text)
    }
  }
}
