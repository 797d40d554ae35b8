extension NumberStyles {
  /// A form that arguments have, its style, and the patterns that it takes.
  ///
  /// A class, because Swift copies what may be missing faster so.
  package final class Form: Sendable {
    package let form: NumberForm
    /// Whether it shows amounts of money.
    package let isMoney: Bool
    let style: NumberStyle
    /// Of numbers; of amounts, those of currencies that have none of their own, under the letters `anyCurrency`.
    let entry: Entry?
    /// Of amounts, the currencies that have patterns of their own.
    let currencies: [CurrencyCode]
    private let lazyEntries: Lazily<Entry?>

    /// - Returns: `nil` for a form whose words are no skeleton.
    init?(_ form: NumberForm, isMoney: Bool, of entries: NumberStyles.Source) {
      guard let style = isMoney ? form.moneyStyle : form.style else { return nil }
      (self.form, self.isMoney, self.style) = (form, isMoney, style)
      entry = NumberStyles.words(for: style) { entries.entry(for: $0) }
      let currencies = isMoney ? entries.currencies(of: style.wording) : []
      self.currencies = currencies
      lazyEntries = Lazily(count: currencies.count) { entries.entry(for: style.counting(currencies[$0].description)) }
    }

    /// What is written around amounts in the currency at a place among those that have patterns of their own.
    func entry(at place: Int) -> Entry? { lazyEntries.pointer(at: place).pointee }
  }
}

extension NumberStyles.Form {
  /// What is written around amounts in a currency; `nil` where nothing is known.
  func entry(for currency: CurrencyCode) -> NumberStyles.Entry? {
    if let place = currencies.firstIndex(of: currency) { return entry(at: place) }
    return entry.map { $0.named(currency) }
  }
}

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
