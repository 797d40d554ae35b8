/// How one locale writes values: what `ValueFormats` are made from.
///
/// A class, because it is many parts, and what takes it along counts one reference.
package final class LocaleFormats: Sendable {
  /// Chooses among words.
  package let pluralRules: PluralRules
  /// Whether the locale is written from right to left.
  package let isRightToLeft: Bool
  /// Digits, separators and signs of numbers.
  package let symbols: NumberSymbols
  /// What stands around the digits of percentages; belongs to `symbols`.
  package let percents: PercentPatterns
  /// The words and signs of numbers in styles; they go with `symbols`.
  package let styles: NumberStyles
  /// The patterns and names of dates and times; go with `symbols`.
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

  /// The plural operands of a number as a style shows it; `nil` for text and for what is no finite number.
  package func operands(of number: MessageArgument, _ style: NumberStyle) -> PluralOperands? {
    number.decimal.flatMap { format(style, WholeNumberRules(pluralRules)).operands(of: $0) }
  }

  /// How numbers of a style are written.
  func format(_ style: NumberStyle, _ rules: WholeNumberRules) -> NumberStyleFormat {
    let words = words(of: style)
    let symbols = symbols == .latin ? symbols : words?.patterns.symbols ?? symbols
    return NumberStyleFormat(style, words, symbols, rules)
  }

  /// What is written around numbers of a style: signs that all languages know where the locale's words are not known, and
  /// around percentages in digits for logs.
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
