/// Writes distances in time in the words of a locale: "3 days ago", "in 2 hours", "yesterday".
package struct RelativeTimeFormat: Sendable {
  /// The words, in one width, with those for whole days and the like where they are wanted.
  package let patterns: RelativePatterns
  /// Chooses among the words.
  package let pluralRules: PluralRules
  /// The digits of the numbers.
  package let symbols: NumberSymbols
  /// Whose calendar and weeks count between moments.
  package let dates: DatePatterns

  /// Of numbers with a fraction.
  private static let style = NumberStyle(skeleton: ".### group-on-aligned") ?? .plain

  /// A format from the data of one locale.
  package init(
    patterns: RelativePatterns, pluralRules: PluralRules, symbols: NumberSymbols, dates: DatePatterns = .none
  ) {
    (self.patterns, self.pluralRules) = (patterns, pluralRules)
    (self.symbols, self.dates) = (symbols, dates)
  }

  /// A distance in words; with `auto` the number is the calendar's, so that its word is true.
  ///
  /// Fractions have at most three digits, rounded half to even. As in ICU, four digits are grouped here in all languages
  /// that group digits, Spanish too: "hace 1.000 días".
  package func text(_ time: RelativeTime, numeric: RelativeTimeStyle.Numeric) -> String {
    guard let unit = patterns[time.unit] else { return "" }
    let value = numeric == .auto ? time.calendarValue(in: dates) : time.value
    if numeric == .auto, let word = unit.word(for: value) { return word }
    let words = value.sign == .minus ? unit.past : unit.future
    let magnitude = value.magnitude
    if magnitude < 0x1p53, Double(UInt64(magnitude)) == magnitude {
      let pattern = words.pattern(of: UInt64(magnitude), pluralRules)
      return TextBytes.text {
        pattern.write(UInt64(magnitude), symbols: symbols, grouping: .always, to: &$0)
      }
    }
    let number = StyledNumber(DecimalNumber(magnitude), Self.style, nil)
    let category = number.operands.map { pluralRules.category(for: $0) } ?? .other
    return words.pattern(of: category).text(
      of: number.text(symbols: symbols, pluralRules: pluralRules))
  }
}
