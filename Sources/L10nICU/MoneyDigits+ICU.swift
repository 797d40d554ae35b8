internal import CICU
package import L10nRuntime

extension MoneyDigits {
  /// ICU's digits for a currency.
  package init(of code: String) throws(ICUError) {
    func precision(cash: Bool) throws(ICUError) -> Precision {
      let digits = try callICU(for: "the digits of '\(code)'") { cicu_currency_digits_get(code, cash, &$0) }
      return Precision(places: Int(digits.places), step: Int(digits.step))
    }
    self.init(standard: try precision(cash: false), cash: try precision(cash: true))
  }
}
