/// Formats instants as dates and times of a locale.
///
///     let format = DateFormat(patterns: german, symbols: symbols)
///     format.text(premiere, as: DateForm(date: .long, time: .short))  // 22. November 2026 um 20:00
public struct DateFormat: Sendable {
  /// The patterns and names of the locale.
  public let patterns: DatePatterns
  /// The symbols of the locale's digits.
  public let symbols: NumberSymbols

  /// A format from the data of one locale.
  public init(patterns: DatePatterns, symbols: NumberSymbols) { (self.patterns, self.symbols) = (patterns, symbols) }

  /// The text of a date or a time in a form.
  ///
  /// A form without a pattern is written in ISO 8601: `2026-11-22 20:00`.
  public func text(_ instant: Instant, as form: DateForm) -> String {
    TextBytes.text { patterns.write(instant, as: form, symbols, to: &$0) }
  }
}

extension DatePatterns {
  /// Writes a date or a time in a form.
  func write(_ instant: Instant, as form: DateForm, _ symbols: NumberSymbols, to output: inout TextBytes) {
    let content = content
    guard let place = content.patterns.firstIndex(where: { $0.form == form }) else {
      DateMoment(instant, in: .gregorian).writePlainText(date: form.shows.date, time: form.shows.time, to: &output)
      return
    }
    let moment = DateMoment(instant, in: content.calendar)
    for field in content.patterns[place].fields { moment.write(field, at: place, of: content, symbols, to: &output) }
  }
}
