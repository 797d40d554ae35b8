/// Shows points in time as dates and times of a locale.
///
///     let format = DateFormat(patterns: german, symbols: symbols)
///     format.text(premiere, as: DateForm(date: .long, time: .short))  // 22. November 2026 um 20:00
public struct DateFormat: Hashable, Sendable {
  /// The patterns and names of the locale.
  public let patterns: DatePatterns
  /// The digits.
  public let symbols: NumberSymbols

  /// A format from the data of one locale.
  public init(patterns: DatePatterns, symbols: NumberSymbols) { (self.patterns, self.symbols) = (patterns, symbols) }

  /// A date or a time in a form.
  ///
  /// A form that the patterns do not have is written as ISO 8601 does: `2026-11-22 20:00`.
  public func text(_ instant: Instant, as form: DateForm) -> String {
    let moment = DateMoment(instant, in: patterns.calendar)
    guard let pattern = patterns.pattern(form) else {
      return DateMoment(instant, in: .gregorian).plainText(date: form.shows.date, time: form.shows.time)
    }
    let zone = instant.zone
    let names =
      pattern.fields.contains { $0.isZone }
      ? (zone.name(isLong: true)?.utf8.count ?? 0) + (zone.name(isLong: false)?.utf8.count ?? 0) : 0
    return TextBytes.text(capacity: pattern.capacity + names) { output in
      for field in pattern.fields {
        moment.write(field, of: pattern, patterns, symbols, to: &output)
      }
    }
  }
}
