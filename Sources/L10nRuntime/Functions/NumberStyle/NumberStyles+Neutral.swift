extension NumberStyles.Entry {
  /// Patterns for a style without words in the module: signs and letters that all languages know.
  /// - Parameter percents: the texts around percentages without words.
  convenience init(neutral style: NumberStyle, _ symbols: NumberSymbols, _ percents: PercentPatterns) {
    let after =
      switch style.unit {
      case .none: ""
      case .percent: "%"
      case .permille: "\u{2030}"
      case .currency(let code): "\u{A0}\(code)"
      case .measure(let unit): "\u{A0}" + (unit.split(separator: "/").last.map(String.init) ?? unit)
      }
    var patterns = StylePatterns()
    let signs = NumberAffixes(symbols)
    func pair(_ signs: NumberAffixes.Pair) -> NumberAffixes.Pair {
      NumberAffixes.Pair(before: signs.before, after: signs.after + after)
    }
    patterns.affixes = NumberAffixes(
      unsigned: pair(signs.unsigned), negative: pair(signs.negative), positive: pair(signs.positive))
    if style.unit == .percent, style.unitWidth != .fullName {
      let pair = percents.positive
      patterns.affixes = NumberAffixes(
        unsigned: pair, negative: percents.negative,
        positive: NumberAffixes.Pair(before: symbols.plus + pair.before, after: pair.after))
    }
    if case .currency(let code) = style.unit { patterns.money = CurrencyCode(code).map { MoneyDigits(of: $0) } }
    self.init(style.wording, patterns)
  }
}
