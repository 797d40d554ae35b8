import L10nCompiler

@testable import L10nRuntime

extension MessageFormatter {
  /// A number in a style.
  func referenceText(of number: DecimalNumber, _ style: NumberStyle) -> String {
    TextBytes.text { write(number, style, to: &$0) }
  }

  /// A number in a form.
  func text(of number: DecimalNumber, _ form: NumberForm) -> String {
    TextBytes.text { write(number, form, to: &$0) }
  }

  /// Writes a number in a form.
  func write(_ number: DecimalNumber, _ form: NumberForm, to output: inout TextBytes) {
    write(number, form.style ?? .plain, to: &output)
  }

  /// Writes an amount of money in a form.
  func write(_ money: CurrencyAmount, _ form: NumberForm, to output: inout TextBytes) {
    let style = form.moneyStyle ?? NumberForm.plain.moneyStyle ?? .plain
    write(money.amount, style.counting(money.currency.description), to: &output)
  }

  private func write(_ number: DecimalNumber, _ style: NumberStyle, to output: inout TextBytes) {
    let entry = words(of: style)
    StyledNumber(number, style, entry).write(symbols: symbols(beside: entry), pluralRules: pluralRules, to: &output)
  }

  /// The affixes of numbers of a style: signs that all languages have without it, and percentages in digits for logs.
  func words(of style: NumberStyle) -> NumberStyles.Entry? {
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

  /// The digits and signs of numbers with words around them.
  func symbols(beside entry: NumberStyles.Entry?) -> NumberSymbols {
    guard let entry, symbols != .latin, let own = entry.patterns.symbols else { return symbols }
    return own
  }

  /// The plural operands of a number as a style shows it; `nil` for text and for a number that is not finite.
  func referenceOperands(of number: MessageArgument, _ style: NumberStyle) -> PluralOperands? {
    number.decimal.flatMap { StyledNumber($0, style, words(of: style)).operands }
  }
}
