/// The data with which one locale formats values, from which `ValueFormats` are made.
///
/// A class, because it has many parts, and its users retain one reference.
package final class LocaleFormats: Sendable {
  /// The rules that select among words.
  package let pluralRules: PluralRules
  /// Whether the locale is written from right to left.
  package let isRightToLeft: Bool
  /// Digits, separators and signs of numbers.
  package let symbols: NumberSymbols
  /// The texts around the digits of percentages; belongs to `symbols`.
  package let percents: PercentPatterns
  /// The words and signs of numbers in styles; belongs to `symbols`.
  package let styles: NumberStyles
  /// The patterns and names of dates and times; belongs to `symbols`.
  package let dates: DatePatterns
  /// The words of durations and lists.
  package let patterns: ArgumentPatterns

  package init(
    pluralRules: PluralRules, isRightToLeft: Bool, symbols: NumberSymbols = .latin, percents: PercentPatterns = .latin,
    styles: NumberStyles = .none, dates: DatePatterns = .none, patterns: ArgumentPatterns = .none
  ) {
    self.pluralRules = pluralRules
    self.isRightToLeft = isRightToLeft
    self.symbols = symbols
    self.percents = percents
    self.styles = styles
    self.dates = dates
    self.patterns = patterns
  }

  /// The plural operands of a number in a style; `nil` for text and for a number that is not finite.
  package func operands(of number: MessageArgument, _ style: NumberStyle) -> PluralOperands? {
    number.decimal.flatMap { format(style, WholeNumberRules(pluralRules)).operands(of: $0) }
  }

  /// The format for numbers of a style.
  func format(_ style: NumberStyle, _ rules: WholeNumberRules) -> NumberStyleFormat {
    let words = words(of: style)
    let symbols = symbols == .latin ? symbols : words?.patterns.symbols ?? symbols
    return NumberStyleFormat(style, words, symbols, rules)
  }

  /// The patterns for numbers of a style: signs that all languages know if the locale's words are unknown, and around
  /// percentages in the digits of logs.
  private func words(of style: NumberStyle) -> NumberStyles.Entry? {
    let known = styles.words(for: style)
    guard style.hasWording else { return known }
    let isSign =
      switch style.unit {
      case .percent, .permille: true
      case .none, .currency, .measure: false
      }
    let isNeutral = known == nil || symbols == .latin && isSign && !style.hasUnitWords
    return isNeutral ? NumberStyles.Entry(neutral: style, symbols, percents) : known
  }
}
