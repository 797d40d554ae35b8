package import L10nRuntime

extension DurationPatterns {
  /// The words that ICU has for durations in a locale.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag) throws(ICUError) {
    self.init(
      hours: try UnitPatterns(for: tag, .hour), minutes: try UnitPatterns(for: tag, .minute),
      seconds: try UnitPatterns(for: tag, .second), list: try ListPatterns(for: tag, .units))
  }
}

extension UnitPatterns {
  /// The words that ICU has for amounts of a unit in a locale, at full length.
  ///
  /// One whole number of each plural category tells its pattern; categories that only fractions take are left out.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag, _ unit: DurationUnit) throws(ICUError) {
    let rules = PluralRules(for: tag)
    var patterns: [PluralCategory: Pattern] = [:]
    for number in Self.samples {
      let category = rules.category(for: PluralOperands(number))
      guard patterns[category] == nil else { continue }
      let formatted = try UnitFormat.formatted(number, unit, in: tag)
      patterns[category] = Pattern(formatted.after.map { "\(formatted.before){0}\($0)" } ?? formatted.before)
    }
    // Every language has whole numbers of the category `other` but those where only fractions take it.
    let last = patterns.max { $0.key < $1.key }?.value
    guard let other = patterns[.other] ?? last else { throw ICUError(task: "units of '\(tag)'", status: "no pattern") }
    self.init(patterns, other: other)
  }

  /// Whole numbers among which every category has one that any whole number takes; French `many` is for millions.
  private static let samples = Array(UInt64(0)...100) + [1_000_000]
}
