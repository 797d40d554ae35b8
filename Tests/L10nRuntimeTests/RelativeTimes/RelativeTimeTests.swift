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
    ] as [(String, String, Double, RelativeTime.Unit)])
  func choosesTheUnit(start: String, end: String, value: Double, unit: RelativeTime.Unit) throws {
    #expect(
      RelativeTime(from: try #require(Instant(start)), to: try #require(Instant(end))) == RelativeTime(value, unit))
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
    #expect(patterns == Self.english)
    let format = RelativeTimeFormat(
      patterns: patterns, pluralRules: PluralRules(for: .english),
      symbols: try #require(NumberSymbols(serialized: "30 2e 2c 2d 2b 2 3 3")))
    let shown = format.text(RelativeTime(value, unit), numeric: numeric)
    if let text { #expect(shown == text) } else { #expect(!shown.isEmpty) }
  }

  @Test(arguments: ["", "0:", "1:1"])
  func readsWhatItWroteAlone(coded: String) { #expect(RelativePatterns(coded: coded) == nil) }
}
