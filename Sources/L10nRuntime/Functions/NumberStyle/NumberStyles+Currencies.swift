extension NumberStyle {
  /// Whether it shows amounts of money.
  package var isMoney: Bool { if case .currency = unit { true } else { false } }
}

extension NumberStyles.Entry {
  /// The style with any currency.
  package var anyCurrency: NumberStyle { wording.counting(NumberStyle.anyCurrency) }

  /// The currency whose amounts it is for; `nil` for numbers.
  package var currency: CurrencyCode? {
    if case .currency(let code) = wording.unit, code != NumberStyle.anyCurrency { CurrencyCode(code) } else { nil }
  }

  /// The patterns of any currency, with the letters of one.
  package func named(_ currency: CurrencyCode) -> NumberStyles.Entry {
    let code = currency.description
    var patterns = patterns.replacing(NumberStyle.anyCurrency, by: code)
    patterns.money = MoneyDigits(of: currency)
    return NumberStyles.Entry(wording.counting(code), patterns)
  }
}
