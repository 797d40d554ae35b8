/// What a locale writes for amounts in the currencies that values bring along.
///
/// A currency that is not listed is written with its three letters and two digits after the point.
package struct CurrencyPatterns: Hashable, Sendable {
  /// What is written around amounts; "¤" stands for the currency.
  package struct Form: Hashable, Sendable {
    package let affixes: NumberAffixes
    package let compacts: CompactPatterns?

    package init(affixes: NumberAffixes, compacts: CompactPatterns?) {
      (self.affixes, self.compacts) = (affixes, compacts)
    }
  }

  /// One currency.
  package struct Currency: Hashable, Sendable {
    /// Its three letters.
    package let code: String
    /// Its sign: "€" or "US$".
    package let symbol: String
    /// Whether the sign is written as letters are: with a space beside the digits.
    package let isLetters: Bool
    /// Its name, where names are in full.
    package let units: UnitPatterns?
    /// The digits after the point.
    package let money: MoneyDigits

    package init(code: String, symbol: String, isLetters: Bool, units: UnitPatterns?, money: MoneyDigits) {
      (self.code, self.symbol, self.isLetters, self.units, self.money) = (code, symbol, isLetters, units, money)
    }
  }

  /// Around letters.
  package let letters: Form
  /// Around signs.
  package let signs: Form
  /// Those that differ from letters and two digits, by code.
  package let currencies: [Currency]

  /// Patterns from their parts.
  package init(letters: Form, signs: Form, currencies: [Currency]) {
    self.letters = letters
    self.signs = signs
    self.currencies = currencies.sorted { $0.code < $1.code }
  }

  /// What is written for one currency.
  func patterns(for code: String, symbols: NumberSymbols?) -> StylePatterns {
    let currency = currencies.first { $0.code == code }
    let form = currency?.isLetters ?? true ? letters : signs
    let symbol = currency?.symbol ?? code
    var patterns = StylePatterns()
    patterns.symbols = symbols
    if let units = currency?.units {
      patterns.units = units
      patterns.compacts = form.compacts
    } else {
      patterns.affixes = form.affixes.mapped { $0.replacingCurrency(with: symbol) }
      patterns.compacts = form.compacts?.mapped { $0.replacingCurrency(with: symbol) }
    }
    patterns.money = currency?.money ?? .two
    return patterns
  }
}

extension CurrencyPatterns {
  /// The patterns as text: `CodedFields` of both forms, then those of each currency.
  var coded: String {
    let forms = [letters, signs].flatMap { [CodedFields($0.affixes.fields).text, $0.compacts?.coded ?? ""] }
    let fields = currencies.flatMap { currency in
      [
        currency.code, (currency.isLetters ? "l" : "s") + currency.symbol, currency.money.coded,
        currency.units.map { CodedFields($0.fields).text } ?? "",
      ]
    }
    return CodedFields(forms + fields).text
  }

  /// - Returns: `nil` for what `coded` does not write.
  init?(coded: String) {
    guard let fields = CodedFields(text: coded)?.fields, fields.count >= 4, fields.count % 4 == 0,
      let letters = Form(fields[0], fields[1]), let signs = Form(fields[2], fields[3])
    else { return nil }
    var currencies: [Currency] = []
    for place in stride(from: 4, to: fields.count, by: 4) {
      guard let money = MoneyDigits(coded: fields[place + 2]) else { return nil }
      var rest = (CodedFields(text: fields[place + 3])?.fields ?? [])[...]
      currencies.append(
        Currency(
          code: fields[place], symbol: String(fields[place + 1].dropFirst()),
          isLetters: fields[place + 1].utf8.first == UInt8(ascii: "l"), units: UnitPatterns(takingFrom: &rest),
          money: money))
    }
    self.init(letters: letters, signs: signs, currencies: currencies)
  }
}

extension CurrencyPatterns.Form {
  fileprivate init?(_ affixes: String, _ compacts: String) {
    guard let affixes = CodedFields(text: affixes).flatMap({ NumberAffixes(fields: $0.fields) }) else { return nil }
    self.init(affixes: affixes, compacts: compacts.isEmpty ? nil : CompactPatterns(coded: compacts))
  }
}

extension String {
  /// The text with a currency for each "¤".
  fileprivate func replacingCurrency(with symbol: String) -> String {
    guard unicodeScalars.contains("\u{A4}") else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar == "\u{A4}" { text += symbol } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
