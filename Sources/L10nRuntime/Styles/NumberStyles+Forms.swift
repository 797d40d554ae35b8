internal import StringsFormat

extension NumberStyles {
  /// A form that arguments have, its style, and the patterns that it takes.
  package struct Form: Sendable {
    package let form: NumberForm
    /// Whether it shows amounts of money.
    package let isMoney: Bool
    let style: NumberStyle
    /// Of numbers; of amounts, those of currencies that have none of their own, under the letters `anyCurrency`.
    let entry: Entry?
    /// Of amounts, what is written in the currencies that have words of their own, in the order of their codes.
    let currencies: [(code: CurrencyCode, entry: Entry)]

    /// - Returns: `nil` for a form whose words are no skeleton.
    init?(_ form: NumberForm, isMoney: Bool, among entries: @autoclosure () -> [Entry]) {
      guard let style = isMoney ? form.moneyStyle : form.style else { return nil }
      (self.form, self.isMoney, self.style) = (form, isMoney, style)
      guard style.hasWording else {
        (entry, currencies) = (nil, [])
        return
      }
      let (wording, entries) = (style.wording, entries())
      entry = entries.first { $0.wording == wording }
      currencies =
        isMoney
        ? entries.compactMap { entry in
          guard let code = entry.currency, entry.wording.counting(NumberStyle.anyCurrency) == wording else {
            return nil
          }
          return (code, entry)
        }.sorted { $0.code < $1.code } : []
    }
  }
}

extension NumberStyles.Form {
  /// What is written around amounts in a currency; `nil` where nothing is known.
  func entry(for currency: CurrencyCode) -> NumberStyles.Entry? {
    for own in currencies where own.code == currency { return own.entry }
    return entry.map { $0.named(currency) }
  }
}

extension NumberStyles.Entry {
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
