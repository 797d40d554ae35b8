import Testing

@testable import L10nRuntime

/// Durations as ICU has them.
enum Durations {
  static let english = DurationPatterns(
    hours: units([.one: "{0} hour"], other: "{0} hours"), minutes: units([.one: "{0} minute"], other: "{0} minutes"),
    seconds: units([.one: "{0} second"], other: "{0} seconds"),
    list: ListPatterns(pair: ", ", start: ", ", middle: ", ", end: ", "))
  static let arabic = DurationPatterns(
    hours: units([.one: "ساعة", .two: "ساعتان", .few: "{0} ساعات"], other: "{0} ساعة"),
    minutes: units([.one: "دقيقة", .two: "دقيقتان", .few: "{0} دقائق"], other: "{0} دقيقة"),
    seconds: units([.one: "ثانية", .two: "ثانيتان", .few: "{0} ثوان"], other: "{0} ثانية"),
    list: ListPatterns(pair: " و", start: "، و", middle: "، و", end: "، و"))

  static func units(_ forms: [PluralCategory: String], other: String) -> UnitPatterns {
    UnitPatterns(forms.mapValues { .init($0) }, other: .init(other))
  }

  static func format(
    _ patterns: DurationPatterns, _ tag: String, _ symbols: String = "30 2e 2c 2d 2b 1 3 3"
  ) throws -> DurationFormat {
    DurationFormat(
      patterns: patterns, pluralRules: PluralRules(for: try #require(LanguageTag(tag))),
      symbols: try #require(NumberSymbols(serialized: symbols)))
  }
}

struct DurationFormatTests {
  /// With days, and without words for these.
  @Test(arguments: [
    (187_445, DurationStyle(), "52 hours, 4 minutes, 5 seconds", "52 hours, 4 minutes, 5 seconds"),
    (
      187_445, DurationStyle(largestUnit: .day), "2 days, 4 hours, 4 minutes, 5 seconds",
      "52 hours, 4 minutes, 5 seconds"
    ),
    (187_445, DurationStyle(largestUnit: .minute), "3124 minutes, 5 seconds", "3124 minutes, 5 seconds"),
    (187_445, DurationStyle(largestUnit: .minute, smallestUnit: .minute), "3124 minutes", "3124 minutes"),
    (187_445, DurationStyle(largestUnit: .second), "187445 seconds", "187445 seconds"),
    (187_445, DurationStyle(width: .narrow, largestUnit: .second), "187,445 seconds", "187,445 seconds"),
    (187_445, DurationStyle(largestUnit: .day, smallestUnit: .day), "2 days", "52 hours"),
    (86_399, DurationStyle(largestUnit: .day, smallestUnit: .minute), "1 day", "24 hours"),
    (86_400, DurationStyle(largestUnit: .day, smallestUnit: .hour, rounding: .up), "1 day", "24 hours"),
    (3_600, DurationStyle(largestUnit: .minute, smallestUnit: .hour), "60 minutes", "60 minutes"),
    (0, DurationStyle(largestUnit: .day, smallestUnit: .hour), "0 hours", "0 hours"),
    (0, DurationStyle(largestUnit: .day, smallestUnit: .day), "0 days", "0 hours"),
    (-90_000, DurationStyle(largestUnit: .day), "1 day, 1 hour", "25 hours"),
  ])
  func countsInChosenUnits(seconds: Int, style: DurationStyle, text: String, textWithoutDays: String) throws {
    let english = Durations.english
    let days = DurationPatterns(
      days: Durations.units([.one: "{0} day"], other: "{0} days"), hours: english.hours, minutes: english.minutes,
      seconds: english.seconds, list: english.list)
    #expect(try Durations.format(days, "en").text(.seconds(seconds), style) == text)
    #expect(try Durations.format(english, "en").text(.seconds(seconds), style) == textWithoutDays)
  }

  @Test(arguments: [
    (0, "0 seconds"), (1, "1 second"), (59, "59 seconds"), (60, "1 minute"), (243, "4 minutes, 3 seconds"),
    (3600, "1 hour"), (3601, "1 hour, 1 second"), (7325, "2 hours, 2 minutes, 5 seconds"), (172_800, "48 hours"),
    (36_000_000, "10000 hours"), (-65, "1 minute, 5 seconds"),
    (.max, "2562047788015215 hours, 30 minutes, 7 seconds"),
    (.min, "2562047788015215 hours, 30 minutes, 8 seconds"),
  ])
  func speaksWholeSeconds(seconds: Int, text: String) throws {
    let format = try Durations.format(Durations.english, "en")
    #expect(format.text(seconds: seconds) == text)
  }

  @Test(arguments: [
    (65, "دقيقة و٥ ثوان"), (120, "دقيقتان"), (660, "١١ دقيقة"), (3723, "ساعة، ودقيقتان، و٣ ثوان"), (0, "٠ ثانية"),
  ])
  func speaksArabic(seconds: Int, text: String) throws {
    let format = try Durations.format(Durations.arabic, "ar", "660 66b 66c 61c+2d 61c+2b 1 3 3")
    #expect(format.text(seconds: seconds) == text)
  }

  /// Seconds, and their words to the second, the minute and the hour: to the nearest, down, up.
  @Test(
    arguments: [
      (
        0, ["0 seconds", "0 seconds", "0 seconds"], ["0 minutes", "0 minutes", "0 minutes"],
        ["0 hours", "0 hours", "0 hours"]
      ),
      (
        0.25, ["0 seconds", "0 seconds", "1 second"], ["0 minutes", "0 minutes", "1 minute"],
        ["0 hours", "0 hours", "1 hour"]
      ),
      (
        59.5, ["1 minute", "59 seconds", "1 minute"], ["1 minute", "0 minutes", "1 minute"],
        ["0 hours", "0 hours", "1 hour"]
      ),
      (
        -29.9, ["30 seconds", "29 seconds", "30 seconds"], ["0 minutes", "0 minutes", "1 minute"],
        ["0 hours", "0 hours", "1 hour"]
      ),
      (
        30, ["30 seconds", "30 seconds", "30 seconds"], ["1 minute", "0 minutes", "1 minute"],
        ["0 hours", "0 hours", "1 hour"]
      ),
      (
        3599.999, ["1 hour", "59 minutes, 59 seconds", "1 hour"], ["1 hour", "59 minutes", "1 hour"],
        ["1 hour", "0 hours", "1 hour"]
      ),
      (
        5400, ["1 hour, 30 minutes", "1 hour, 30 minutes", "1 hour, 30 minutes"],
        ["1 hour, 30 minutes", "1 hour, 30 minutes", "1 hour, 30 minutes"], ["2 hours", "1 hour", "2 hours"]
      ),
    ] as [(Double, [String], [String], [String])])
  func rounds(seconds: Double, toSecond: [String], toMinute: [String], toHour: [String]) throws {
    let format = try Durations.format(Durations.english, "en")
    for (unit, expected) in zip(DurationUnit.allCases, [toSecond, toMinute, toHour]) {
      let texts = DurationRounding.allCases.map { format.text(seconds: seconds, smallestUnit: unit, rounding: $0) }
      #expect(texts == expected, "\(unit)")
    }
  }

  @Test(
    arguments: [
      (.infinity, nil), (-.infinity, nil), (.nan, nil), (-0.0, "0 seconds"), (.leastNonzeroMagnitude, "0 seconds"),
      (.greatestFiniteMagnitude, "2562047788015215 hours, 30 minutes, 7 seconds"),
      (0x1p63, "2562047788015215 hours, 30 minutes, 7 seconds"),
    ] as [(Double, String?)])
  func hasNoWordsForWhatIsNoDuration(seconds: Double, text: String?) throws {
    let format = try Durations.format(Durations.english, "en")
    #expect(format.text(seconds: seconds) == text)
  }
}
