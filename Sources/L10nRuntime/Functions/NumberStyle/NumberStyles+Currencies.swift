extension NumberStyle {
  /// Whether the style is for amounts of money.
  package var isMoney: Bool { if case .currency = unit { true } else { false } }
}

extension NumberStyles.Entry {
  /// The style with any currency.
  package var anyCurrency: NumberStyle { wording.counting(NumberStyle.anyCurrency) }

  /// The currency of the style; `nil` for numbers.
  package var currency: CurrencyCode? {
    if case .currency(let code) = wording.unit, code != NumberStyle.anyCurrency { CurrencyCode(code) } else { nil }
  }

  /// The patterns of any currency, with the code of a given one.
  package func named(_ currency: CurrencyCode) -> NumberStyles.Entry {
    let code = currency.description
    var patterns = patterns.replacing(NumberStyle.anyCurrency, by: code)
    patterns.money = MoneyDigits(of: currency)
    return NumberStyles.Entry(wording.counting(code), patterns)
  }
}
