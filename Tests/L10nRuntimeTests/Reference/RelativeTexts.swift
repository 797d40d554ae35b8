import L10nCompiler
import Testing

@testable import L10nRuntime

/// Distances in time in one width, as a formatter writes them; the reference has to agree.
struct RelativeTexts {
  let patterns: RelativePatterns
  let pluralRules: PluralRules
  let symbols: NumberSymbols
  var dates = DatePatterns.none

  func text(_ time: RelativeTime, numeric: RelativeTimeStyle.Numeric) -> String? {
    let formatter = MessageFormatter(
      pluralRules: pluralRules, isRightToLeft: false, symbols: symbols, isolation: .plain, dates: dates,
      patterns: ArgumentPatterns(relatives: [.long: patterns]))
    let value = MessageArgument.relative(time, RelativeTimeStyle(numeric: numeric))
    let text = try? formatter.text(of: Program([.object(position: 1)]), [value])
    #expect(text == patterns.text(time, numeric: numeric, pluralRules, symbols, dates))
    return text
  }
}
