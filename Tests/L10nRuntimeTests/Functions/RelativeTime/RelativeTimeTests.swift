import L10nCompiler
import Testing

@testable import L10nRuntime

struct RelativeTimeTests {
  @Test(
    arguments: [
      ("2026-11-22T20:00", "2026-11-22T20:00", 0, .second), ("2026-11-22T20:00", "2026-11-22T19:59:01", -59, .second),
      ("2026-11-22T20:00", "2026-11-22T18:01", -1, .hour), ("2026-11-22T20:00", "2026-11-19T20:01", -2, .day),
      ("2026-11-22T20:00", "2026-11-15T20:00", -1, .week), ("2026-11-22T20:00", "2026-10-22T20:00", -1, .month),
      ("2026-11-22T20:00", "2026-10-22T20:01", -4, .week), ("2026-11-22T20:00", "2025-11-22T20:01", -11, .month),
      ("2026-11-22T20:00", "2025-11-22T20:00", -1, .year), ("2026-11-22T20:00", "2029-01-01", 2, .year),
      ("2026-11-22T20:00", "2026-11-22T20:03:30", 3, .minute), ("2026-01-31", "2026-02-28", 4, .week),
      ("2026-01-31T23:30+02:00", "2026-03-01T00:00", 1, .month),
      ("2026-11-22T20:00:00.400", "2026-11-22T20:00:00", -0.0, .second),
      ("2026-11-22T20:00:00.400", "2026-11-22T20:00:02", 1, .second),
      ("2026-11-22T20:00:00.400", "2026-11-22T19:59:00.500", -59, .second),
      ("2026-11-22T20:00:00.400", "2026-11-21T20:00:00.500", -23, .hour),
      ("2026-11-22T20:00:00.400", "2026-10-22T20:00:00.500", -4, .week),
    ] as [(String, String, Double, RelativeTime.Unit)])
  func choosesTheUnit(start: String, end: String, value: Double, unit: RelativeTime.Unit) throws {
    let time = RelativeTime(from: try #require(Instant(start)), to: try #require(Instant(end)))
    #expect(time.value == value && time.value.sign == value.sign && time.unit == unit)
  }

  /// Words and numbers follow the calendar: a time that is a day away by the clock may be two days away.
  @Test(arguments: [
    ("2021-06-10T12:00", "2021-06-08T13:00", "-2 day"), ("2021-06-10T12:00", "2021-06-12T11:00", "+2 day"),
    ("2021-06-10T12:00", "2021-06-09T11:00", "-1 day"), ("2021-06-10T12:00", "2021-06-07T13:00", "3 days ago"),
    ("2021-06-10T12:00", "2021-06-11T12:00", "+1 day"), ("2021-06-10T00:00", "2021-06-09T00:00", "-1 day"),
    ("2021-06-10T00:00", "2021-06-08T23:59", "-2 day"), ("2021-06-10T12:00", "2021-06-09T13:00", "23 hours ago"),
    ("2021-06-10T12:00", "2021-06-10T12:00", "0 second"), ("2021-06-10T12:00:00.4", "2021-06-10T12:00", "0 second"),
    ("2021-06-10T12:00", "2019-12-31T23:59", "-2 year"), ("2021-06-10T12:00", "2020-06-10T12:00", "-1 year"),
    ("2021-06-10T12:00", "2023-01-01T00:00", "+2 year"), ("2021-06-10T12:00", "2021-04-30T23:59", "-2 month"),
    ("2021-06-10T12:00", "2021-05-10T12:00", "-1 month"), ("2021-06-10T12:00", "2021-08-01T00:00", "+2 month"),
    ("2020-12-31T12:00", "2021-02-01T00:00", "+2 month"), ("2021-06-10T12:00", "2021-06-20T00:00", "+1 week"),
    ("2021-06-13T12:00", "2021-06-05T12:00", "-1 week"), ("2021-06-13T12:00", "2021-06-21T12:00", "+2 week"),
    // The day is that of the first instant's zone, regardless of the second one's.
    ("2021-06-10T02:00+09:00", "2021-06-08T15:30Z", "-1 day"),
    ("2021-06-10T02:00+09:00", "2021-06-08T14:30Z", "-2 day"),
    ("2021-06-10T22:00-07:00", "2021-06-09T06:59Z", "-2 day"),
    ("2021-06-10T22:00-07:00", "2021-06-10T05:00Z", "-1 day"),
    // Days of 23 and of 25 hours: the clock goes over to summer time and back.
    ("2021-03-28T23:30+02:00", "2021-03-27T23:45+01:00", "22 hours ago"),
    ("2021-11-01T12:00+01:00", "2021-10-31T12:00+01:00", "-1 day"),
  ])
  func countsAsTheCalendar(start: String, end: String, text: String) throws {
    let time = RelativeTime(from: try #require(Instant(start)), to: try #require(Instant(end)))
    #expect(Self.format().text(time, numeric: .auto) == text)
  }

  /// Weeks begin when the reader's do; Iran's months and years are its own.
  @Test(
    arguments: [
      (1, .gregorian, "2021-06-13T12:00", "2021-06-05T12:00", "-2 week"),
      (7, .gregorian, "2021-06-13T12:00", "2021-06-05T12:00", "-1 week"),
      (1, .gregorian, "2021-06-13T12:00", "2021-06-21T12:00", "+1 week"),
      (2, .persian, "2021-03-25T12:00", "2021-02-19T12:00", "-1 month"),
      (2, .persian, "2021-03-25T12:00", "2021-02-18T12:00", "-2 month"),
      (2, .persian, "2021-03-25T12:00", "2020-03-21T12:00", "-1 year"),
      (2, .buddhist, "2021-03-25T12:00", "2019-12-31T12:00", "-2 year"),
    ] as [(Int, DateCalendar, String, String, String)])
  func countsAsTheReadersCalendar(
    firstWeekday: Int, calendar: DateCalendar, start: String, end: String, text: String
  ) throws {
    let week = CalendarWeek(firstWeekday: firstWeekday, minimalDays: 1)
    let dates = DatePatterns(calendar: calendar, patterns: [], names: [], week: week)
    let time = RelativeTime(from: try #require(Instant(start)), to: try #require(Instant(end)))
    #expect(Self.format(dates).text(time, numeric: .auto) == text)
    #expect(try Self.format(#require(DatePatterns(coded: dates.coded))).text(time, numeric: .auto) == text)
  }

  /// Numbers instead of words follow the clock, in every calendar.
  @Test(arguments: [
    ("2021-06-10T12:00", "2021-06-08T13:00", "1 day ago"), ("2021-06-10T12:00", "2021-06-12T11:00", "in 1 day"),
    ("2021-06-10T12:00", "2019-12-31T23:59", "1 year ago"),
    ("2021-06-10T12:00:00.4", "2021-06-10T12:00", "0 seconds ago"),
  ])
  func countsByTheClockWithoutWords(start: String, end: String, text: String) throws {
    let time = RelativeTime(from: try #require(Instant(start)), to: try #require(Instant(end)))
    #expect(Self.format().text(time, numeric: .always) == text)
  }

  /// With words for all numbers that may have some, `-2 day`.
  private static func format(_ dates: DatePatterns = .none) -> RelativeTexts {
    let units = zip(english.units, RelativeTime.Unit.allCases).map { unit, name in
      RelativePatterns.Unit(
        future: unit.future, past: unit.past,
        words: (-2...2).map { "\($0 > 0 ? "+" : "")\($0) \(name.rawValue)" })
    }
    return RelativeTexts(
      patterns: RelativePatterns(units: units), pluralRules: PluralRules(for: .english), symbols: .latin, dates: dates)
  }

  private static let english = RelativePatterns(
    units: RelativeTime.Unit.allCases.map { unit in
      let name = unit.rawValue
      return RelativePatterns.Unit(
        future: Durations.units([.one: "in {0} \(name)"], other: "in {0} \(name)s"),
        past: Durations.units([.one: "{0} \(name) ago"], other: "{0} \(name)s ago"),
        words: unit == .day ? ["", "yesterday", "today", "tomorrow", ""] : [])
    })

  @Test(
    arguments: [
      (-3, .day, .always, "3 days ago"), (-1, .day, .always, "1 day ago"), (-1, .day, .auto, "yesterday"),
      (-1.004, .day, .auto, "yesterday"), (-1.006, .day, .auto, "1.006 days ago"), (2, .day, .auto, "in 2 days"),
      (0, .day, .auto, "today"), (-0.0, .hour, .auto, "0 hours ago"), (2.5, .week, .auto, "in 2.5 weeks"),
      (1234, .year, .always, "in 1,234 years"), (1e300, .second, .always, nil), (.infinity, .day, .always, "in 0 days"),
    ] as [(Double, RelativeTime.Unit, RelativeTimeStyle.Numeric, String?)])
  func speaks(value: Double, unit: RelativeTime.Unit, numeric: RelativeTimeStyle.Numeric, text: String?) throws {
    let patterns = try #require(RelativePatterns(coded: Self.english.coded))
    #expect(patterns.coded == Self.english.coded)
    let format = RelativeTexts(
      patterns: patterns, pluralRules: PluralRules(for: .english),
      symbols: try #require(NumberSymbols(serialized: "30 2e 2c 2d 2b 2 3 3")))
    let shown = format.text(RelativeTime(value, unit), numeric: numeric)
    if let text { #expect(shown == text) } else { #expect(shown?.isEmpty == false) }
  }

  @Test(arguments: ["", "0:", "1:1"])
  func readsWhatItWroteAlone(coded: String) { #expect(RelativePatterns(coded: coded) == nil) }
}
