import L10nCompiler
import Testing

@testable import L10nRuntime

struct DateFormatTests {
  /// All fields that are numbers.
  static let allNumbers = "y yy Y u r U M L Q q d D F g w W e c H h K k m s S SS SSS SSSSSS A z O Z X x ZZZZZ XXXXX"

  private static let months = [
    "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
  ]

  private static func patterns(_ pattern: String, _ calendar: DateCalendar = .gregorian) -> DatePatterns {
    DatePatterns(
      calendar: calendar, patterns: [("x", pattern)],
      names: [
        ("MMM", months), ("EEE", ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]), ("a", ["AM", "PM"]),
        ("G", ["v. Chr.", "n. Chr."]),
        ("b", ["AM", "PM", "noon"]), ("B", (0..<25).map { $0 == 24 ? "noon" : $0 < 12 ? "in the morning" : "later" }),
      ], week: CalendarWeek(firstWeekday: 2, minimalDays: 4))
  }

  private static func text(_ pattern: String, _ date: String, _ calendar: DateCalendar = .gregorian) throws -> String {
    let patterns = try #require(DatePatterns(coded: patterns(pattern, calendar).coded))
    return DateFormat(patterns: patterns, symbols: .latin).text(try #require(Instant(date)), as: "x")
  }

  /// The output of ICU 72 for the same patterns.
  @Test(arguments: [
    ("d. MMM y 'um' HH:mm 'o''clock'", "2026-11-22T20:05", "22. Nov. 2026 um 20:05 o'clock"),
    ("EEE h:mm a, hh K k", "2026-11-22T00:05", "So 12:05 AM, 12 0 24"),
    ("yy yyyyy G", "0005-01-01", "05 00005 n. Chr."), ("y G u", "-0043-03-15", "44 v. Chr. -43"),
    ("d/M/y", "1582-10-15", "15/10/1582"), ("d/M/y D", "1582-10-04", "4/10/1582 277"),
    ("w Y e", "2027-01-01", "53 2026 5"), ("w Y W", "2024-12-30", "1 2025 5"), ("D Q F", "2024-12-31", "366 4 5"),
    ("h b", "2026-01-01T12:30", "12 noon"), ("h:mm b", "2026-01-01T12:30", "12:30 PM"),
    ("h B", "2026-01-01T12:00", "12 noon"), ("h:mm B", "2026-01-01T12:30", "12:30 later"),
    ("s.S s.SS s.SSSS", "2026-01-01T00:00:07.259", "7.2 7.25 7.2590"), ("A", "2026-01-01T00:01:00.5", "60500"),
    ("z zzzz", "2026-01-01T00:00", "UTC Coordinated Universal Time"),
    ("z zzzz O OOOO", "2026-01-01T00:00+01:00", "GMT+1 GMT+01:00 GMT+1 GMT+01:00"),
    ("O Z ZZZZ ZZZZZ X XX XXX x", "2026-01-01T00:00-03:30", "GMT-3:30 -0330 GMT-03:30 -03:30 -0330 -0330 -03:30 -0330"),
    ("X XXX x xxx ZZZZZ", "2026-01-01", "Z Z +00 +00:00 Z"),
  ])
  func showsFields(pattern: String, date: String, text: String) throws {
    #expect(try Self.text(pattern, date) == text)
  }

  @Test(arguments: [
    (DateCalendar.buddhist, "d/M/y", "2025-03-01", "1/3/2568"), (.persian, "d/M/y", "2025-03-20", "30/12/1403"),
    (.persian, "d/M/y D", "2025-03-21", "1/1/1404 1"), (.persian, "d/M/y", "0622-03-18", "1/1/1"),
  ])
  func knowsCalendars(calendar: DateCalendar, pattern: String, date: String, text: String) throws {
    #expect(try Self.text(pattern, date, calendar) == text)
  }

  @Test func showsZonesByTheirNames() {
    let zone = Instant.Zone(secondsFromUTC: 3600, shortName: "MEZ", longName: "Mitteleuropäische Zeit")
    let format = DateFormat(patterns: Self.patterns("HH:mm z (zzzz)"), symbols: .latin)
    #expect(format.text(Instant(year: 2026, hour: 20, zone: zone), as: "x") == "20:00 MEZ (Mitteleuropäische Zeit)")
  }

  @Test func showsDigitsOfTheLocale() {
    let symbols = NumberSymbols(serialized: "660 66b 66c 61c+2d 61c+2b 1 3 3") ?? .latin
    let format = DateFormat(patterns: Self.patterns("d/M/y, HH:mm"), symbols: symbols)
    #expect(format.text(Instant(year: 2026, month: 11, day: 22, hour: 20), as: "x") == "٢٢/١١/٢٠٢٦, ٢٠:٠٠")
  }

  @Test(
    arguments: [
      ("yMMMd", "2026-11-22"), ("jm", "20:05"), ("/short", "20:05"), ("long/", "2026-11-22"),
      ("long/short", "2026-11-22 20:05"), ("", "2026-11-22 20:05"),
    ] as [(DateForm, String)])
  func writesPlainDatesWithoutPatterns(form: DateForm, text: String) {
    let format = DateFormat(patterns: .none, symbols: .latin)
    #expect(format.text(Instant(year: 2026, month: 11, day: 22, hour: 20, minute: 5), as: form) == text)
  }

  @Test(arguments: [
    "", "0:", "9:gregorian", "9:gregorian0:0:1:0", "9:gregorian0:0:1:11:x1:i", "9:gregorian0:0:1:21:x1:d",
    "9:gregorian2:110:2:-1",
  ])
  func readsWhatItWroteAlone(coded: String) { #expect(DatePatterns(coded: coded) == nil) }

  @Test func givesPatternsBack() throws {
    let patterns = Self.patterns("EEE d. MMM y G, h:mm:ss a b B z w")
    #expect(DatePatterns(coded: patterns.coded)?.coded == patterns.coded)
    let own = Self.patterns("d. MMM y G")
    let variant = try #require(DatePatterns(coded: patterns.coded(of: own), of: own))
    #expect(variant.coded == patterns.coded)
    #expect(patterns.coded(of: own).utf8.count < patterns.coded.utf8.count)
  }
}
