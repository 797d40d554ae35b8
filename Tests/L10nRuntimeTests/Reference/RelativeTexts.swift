import L10nCompiler
import Testing

@testable import L10nRuntime

/// Relative times in one width, as a formatter writes them, checked against the reference.
struct RelativeTexts {
  private let patterns: RelativePatterns
  private let formatter: MessageFormatter

  init(
    patterns: RelativePatterns, pluralRules: PluralRules, symbols: NumberSymbols, dates: DatePatterns = .none
  ) {
    self.patterns = patterns
    formatter = MessageFormatter(
      pluralRules: pluralRules, isRightToLeft: false, symbols: symbols, isolation: .plain, dates: dates,
      patterns: ArgumentPatterns(relatives: [.long: patterns]))
  }

  func text(_ time: RelativeTime, numeric: RelativeTimeStyle.Numeric) -> String? {
    let value = MessageArgument.relative(time, RelativeTimeStyle(numeric: numeric))
    let text = try? formatter.text(of: Program([.object(position: 1)]), [value])
    let (rules, symbols, dates) = (formatter.pluralRules, formatter.symbols, formatter.dates)
    #expect(text == patterns.text(time, numeric: numeric, rules, symbols, dates))
    return text
  }
}
