import SeededNumbers
import Testing

@testable import L10nRuntime

struct InstantTests {
  @Test(
    arguments: [
      ("1970-01-01", 0, 0), ("2026-11-22T20:00", 1_795_377_600, 0), ("2026-11-22T20:00:05+01:00", 1_795_374_005, 3600),
      ("2026-11-22 20:00-0330", 1_795_390_200, -12_600), ("2026-11-22t20:00:00.25z", 1_795_377_600, 0),
      ("1582-10-15", -12_219_292_800, 0), ("1582-10-04", -12_219_379_200, 0), ("-0044-03-15", -63_549_532_800, 0),
      ("99999-12-31", 3_093_527_894_400, 0),
    ] as [(String, Int64, Int32)])
  func readsDates(text: String, seconds: Int64, zone: Int32) throws {
    let instant = try #require(Instant(text))
    #expect(instant.secondsSince1970 == seconds)
    #expect(instant.zone.secondsFromUTC == zone)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-30", "2025-02-29", "2026-11-22T", "2026-11-22T24:00", "2026-11-22T20:60",
    "2026-11-22T20:00:60", "2026-11-22T20:00+24:00", "2026-11-22T20:00 CET", "22.11.2026", "2026-11-22T20:00:00.",
    "1582-10-10", "٢٠٢٦-١١-٢٢",
  ])
  func readsNothingElse(text: String) { #expect(Instant(text) == nil) }

  /// Components outside their range carry over; values that are too large are bounded.
  @Test(arguments: [
    (Instant(year: 2026, month: 13), "2027-01-01"), (Instant(year: 2026, month: 3, day: 0), "2026-02-28"),
    (Instant(year: 2026, hour: 25), "2026-01-02T01:00"), (Instant(year: 2026, month: 0), "2025-12-01"),
    (Instant(secondsSince1970: 1.5), "1970-01-01T00:00:01.500"),
    (Instant(secondsSince1970: -0.25), "1969-12-31T23:59:59.750"),
    (Instant(secondsSince1970: Double.nan), "1970-01-01"),
  ])
  func carriesWhatIsOutOfRange(instant: Instant, text: String) { #expect(instant == Instant(text)) }

  /// Each day of many years is found again, and days follow one another.
  @Test func countsDays() {
    for start in [-719_500, -141_500, -400, 0, 20_000, 36_524_000] as [Int64] {
      var last = GregorianDays.date(ofDay: start - 1)
      for day in start..<start + 800 {
        let date = GregorianDays.date(ofDay: day)
        let found = GregorianDays.day(year: date.year, month: Int64(date.month), day: Int64(date.day))
        #expect(found == day)
        let isNext = date.day == last.day + 1 || date.day == 1 || (date.day, last.day) == (15, 4)
        #expect(isNext, "\(date)")
        last = date
      }
    }
  }

  @Test func neverTraps() {
    var numbers = SeededGenerator(seed: 23)
    let extremes: [Int64] = [.min, .min + 1, -1, 0, 1, .max - 1, .max]
    for round in 0..<2000 {
      let seconds =
        round < extremes.count ? extremes[round] : Int64(bitPattern: numbers.next()) >> (numbers.next() % 40)
      let zone = Instant.Zone(secondsFromUTC: Int(truncatingIfNeeded: numbers.next()) >> Int(numbers.next() % 60))
      let instant = Instant(secondsSince1970: seconds, milliseconds: round, zone: zone)
      for calendar in DateCalendar.allCases {
        let patterns = DatePatterns(
          calendar: calendar, patterns: [("x", DateFormatTests.allNumbers)], names: [],
          week: CalendarWeek(firstWeekday: 1 + round % 7, minimalDays: 1 + round % 7))
        #expect(!DateFormat(patterns: patterns, symbols: .latin).text(instant, as: "x").isEmpty)
      }
      _ = RelativeTime(from: instant, to: Instant(secondsSince1970: extremes[round % extremes.count]))
    }
  }
}
