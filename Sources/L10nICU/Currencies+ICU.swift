internal import CICU
package import L10nRuntime
internal import StringsFormat

/// The currencies that ICU knows.
package enum Currencies {
  /// Those in use, by their three letters, sorted.
  package static func current() throws(ICUError) -> [String] { try codes(current: true) }

  /// All, of any time.
  package static func all() throws(ICUError) -> [String] { try codes(current: false) }

  private static func codes(current: Bool) throws(ICUError) -> [String] {
    let text = try callICU(for: "currencies") { status in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
        guard let start = buffer.baseAddress else { return "" }
        let length = cicu_currency_codes(current, start, Int32(buffer.count), &status)
        return String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(length)), as: UTF8.self)
      }
    }
    return text.split(separator: " ").map(String.init).sorted()
  }
}

extension MoneyDigits {
  /// The digits that ICU has for a currency.
  package init(of code: String) throws(ICUError) {
    func precision(cash: Bool) throws(ICUError) -> Precision {
      let digits = try callICU(for: "the digits of '\(code)'") { cicu_currency_digits_get(code, cash, &$0) }
      return Precision(places: Int(digits.places), step: Int(digits.step))
    }
    self.init(standard: try precision(cash: false), cash: try precision(cash: true))
  }
}

extension StyleSamples {
  /// What is written for the currencies in use.
  func currencies() throws(ICUError) -> CurrencyPatterns {
    let letters = try StyleSamples(tag, wording, isInLetters: true)
    let signs = try StyleSamples(tag, wording, code: "XXX")
    var currencies: [CurrencyPatterns.Currency] = []
    for code in try Currencies.current() {
      let money = try MoneyDigits(of: code)
      if wording.hasUnitWords {
        let units = try StyleSamples(tag, wording, code: code).units()
        currencies.append(
          CurrencyPatterns.Currency(code: code, symbol: code, isLetters: true, units: units, money: money))
        continue
      }
      let sample = try StyleSamples(tag, wording, code: code)
      let symbol = try sample.symbol()
      guard symbol != code || money != MoneyDigits.two else { continue }
      // Written as letters are where that gives what ICU writes.
      let own = try sample.affixes()
      let isLetters = try letters.affixes().mapped({ $0.replacing("XXX", with: symbol) }) == own
      currencies.append(
        CurrencyPatterns.Currency(code: code, symbol: symbol, isLetters: isLetters, units: nil, money: money))
    }
    return CurrencyPatterns(
      letters: try letters.form(of: "XXX"), signs: try signs.form(of: try signs.symbol()), currencies: currencies)
  }

  /// The sign of the currency.
  private func symbol() throws(ICUError) -> String { try format("5", "precision-integer").currency }

  /// What stands around amounts, with "¤" for a currency.
  private func form(of symbol: String) throws(ICUError) -> CurrencyPatterns.Form {
    if wording.hasUnitWords { return CurrencyPatterns.Form(affixes: try affixes(), compacts: try compacts()) }
    return CurrencyPatterns.Form(
      affixes: try affixes().mapped { $0.replacing(symbol, with: "\u{A4}") },
      compacts: try compacts()?.mapped { $0.replacing(symbol, with: "\u{A4}") })
  }
}

extension NumberSymbols {
  /// What ICU writes before the power of ten in scientific notation.
  static func exponentMark(for tag: LanguageTag) throws(ICUError) -> String {
    let units = try callICU(for: "number symbols of '\(tag)'") { status in
      [UInt16](unsafeUninitializedCapacity: 32) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let length = cicu_number_exponent_mark(tag.description, start, Int32(buffer.count), &status)
        count = status <= 0 ? Int(length) : 0
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension String {
  /// The text with another for each place of one.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var text = ""
    var rest = unicodeScalars[...]
    while let first = rest.first {
      if !part.isEmpty, rest.starts(with: part.unicodeScalars) {
        text += other
        rest = rest.dropFirst(part.unicodeScalars.count)
      } else {
        text.unicodeScalars.append(first)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}
