extension MoneyDigits {
  /// The digits of a currency for which a module has no patterns.
  ///
  /// Source: CLDR's supplemental data, "Fractions"; a test compares them with ICU's. Cash amounts are not
  /// distinguished.
  init(of currency: CurrencyCode) {
    let places = Self.places.first { $0.codes.contains(currency) }?.places ?? 2
    let precision = Precision(places: places, step: 0)
    self.init(standard: precision, cash: precision)
  }

  /// The currencies with another number of fraction digits than two, including historical ones.
  private static let places: [(places: Int, codes: [CurrencyCode])] = [
    (
      0,
      [
        "JPY", "KRW", "VND", "CLP", "ISK", "ADP", "AFN", "ALL", "BIF", "BYR", "DJF", "ESP", "GNF", "IQD", "IRR", "ITL",
        "KMF", "KPW", "LAK", "LBP", "LUF", "MGA", "MGF", "MMK", "MRO", "PYG", "RSD", "RWF", "SLL", "SOS", "STD", "SYP",
        "TMM", "TRL", "UGX", "UYI", "VUV", "XAF", "XOF", "XPF", "YER", "ZMK", "ZWD",
      ]
    ),
    (3, ["BHD", "JOD", "KWD", "LYD", "OMR", "TND"]), (4, ["CLF", "UYW"]),
  ]
}
