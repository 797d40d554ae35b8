package import L10nRuntime
package import L10nSyntax

/// An amount of money: "€4.99"; in some currencies, or in the default ones without a list.
package struct CurrencyFunction: ValueFunction {
  package var form: NumberForm
  package var currencies: [CurrencyCode]?

  package init(_ form: NumberForm = .plain, currencies: [CurrencyCode]? = nil) {
    (self.form, self.currencies) = (form, currencies)
  }

  package var name: String { "currency" }
  package var words: String { "amount of money" }
  package var valueType: TextParameter.ValueType { .money }
  package var numberForm: NumberForm? { form }
  package var spoken: CurrencyFunction { CurrencyFunction(form.spokenMoney, currencies: currencies) }
  package func code(of value: String) -> String { ".currency(\(value)\(options))" }
  package func onlyArgumentCode(of value: String) -> String? { "amount: \(value)\(options)" }
  private var options: String { form == .plain ? "" : ", \(form.code)" }

  /// An amount and a currency: `4.99 EUR`.
  package func argument(of text: String) -> MessageArgument? { CurrencyAmount(text).map { .currency($0, form) } }

  package func sample(_ moment: SampleMoment) -> MessageArgument {
    .currency(CurrencyAmount(4.99, currencies?.first ?? "EUR"), form)
  }

  package func insert(into numbers: inout NumberKinds) { numbers.insert(form, of: currencies ?? Self.usual) }

  /// The currencies whose signs and names are available without a list.
  package static let usual: [CurrencyCode] = [
    "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "IDR", "ILS", "INR", "JPY", "KRW",
    "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "USD", "VND", "ZAR",
  ]
}

extension CurrencyAmount {
  /// An amount and a currency: `4.99 EUR`.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let amount = DecimalNumber(words[0]), let currency = CurrencyCode(words[1]) else {
      return nil
    }
    self.init(amount, currency)
  }
}

extension CurrencyFunction {
  static let settings = FunctionSettings(
    CurrencyFunction(),
    [
      Setting(
        "currencies", \.currencies,
        .list(
          .parsed(
            .string(pattern: "^[A-Za-z]{3}$"), "currency", help: "write the three letters of ISO 4217, such as EUR"
          ) { CurrencyCode($0) }, of: "currencies", help: "write '[EUR, USD]'"),
        "The currencies whose signs and names are there; the usual ones without it."),
      .skeleton(\.form) { $0.moneyStyle },
    ])
}
