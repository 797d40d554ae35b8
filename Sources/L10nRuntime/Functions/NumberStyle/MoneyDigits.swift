extension MoneyDigits {
  /// The digits of a currency that a module has no patterns for.
  ///
  /// Source: CLDR's supplemental data, "Fractions"; a test holds them to ICU's. Amounts in coins are not told apart.
  init(of currency: CurrencyCode) {
    let places = Self.places.first { $0.codes.contains(currency) }?.places ?? 2
    let precision = Precision(places: places, step: 0)
    self.init(standard: precision, cash: precision)
  }

  /// The currencies that do not have two digits after the point, those of the past included.
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
