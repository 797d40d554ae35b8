/// The words and signs with which one locale writes numbers of one style, whatever their precision.
///
/// Made by the tool from ICU, for the styles that a module shows, and frozen into generated code as text.
package struct StylePatterns: Equatable, Sendable {
  /// Digits and separators, where they are not those of plain numbers.
  package var symbols: NumberSymbols?
  /// What stands around the digits, where it is more than the sign.
  package var affixes: NumberAffixes?
  /// What stands around what neither begins nor ends with a digit, where it differs: "CHF∞" beside "CHF 5".
  package var affixesOfNoDigits: NumberAffixes?
  /// The words for great numbers.
  package var compacts: CompactPatterns?
  /// The words around the number with its sign.
  package var units: UnitPatterns?
  /// How many digits after the point an amount of money has.
  package var money: MoneyDigits?
  /// What stands before the power of ten in scientific notation.
  package var exponentMark: String?

  /// No words: the style is that of plain numbers.
  package init() {}
}

/// The digits after the point of amounts in one currency.
package struct MoneyDigits: Equatable, Sendable {
  /// Digits after the point; and the step that amounts are rounded to, in units of the last one: 5 for Swiss coins.
  package struct Precision: Equatable, Sendable {
    package let places: Int
    package let step: Int

    package init(places: Int, step: Int) { (self.places, self.step) = (places, step) }

    /// The precision of a style.
    var style: NumberStyle.Precision { step > 1 ? .increment(UInt64(step), places) : .fraction(places, places) }
  }

  /// Of amounts on paper.
  package let standard: Precision
  /// Of what can be paid in coins.
  package let cash: Precision

  package init(standard: Precision, cash: Precision) { (self.standard, self.cash) = (standard, cash) }

  /// - Returns: `nil` for what is not four numbers.
  package init?(coded: String) {
    guard let numbers = coded.wholeNumbers, numbers.count == 4 else { return nil }
    self.init(
      standard: Precision(places: numbers[0], step: numbers[1]), cash: Precision(places: numbers[2], step: numbers[3]))
  }
}

extension StylePatterns {
  /// Reads what `coded` wrote; parts that it does not understand are left out.
  package init(coded: String) {
    let fields = CodedFields(text: coded)?.fields ?? []
    for place in stride(from: 0, to: fields.count - 1, by: 2) {
      let part = fields[place + 1]
      switch fields[place] {
      case "s": symbols = NumberSymbols(serialized: part)
      case "a": affixes = CodedFields(text: part).flatMap { NumberAffixes(fields: $0.fields) }
      case "n": affixesOfNoDigits = CodedFields(text: part).flatMap { NumberAffixes(fields: $0.fields) }
      case "c": compacts = CompactPatterns(coded: part)
      case "u":
        var rest = (CodedFields(text: part)?.fields ?? [])[...]
        units = UnitPatterns(takingFrom: &rest)
      case "m": money = MoneyDigits(coded: part)
      case "e": exponentMark = part
      default: break
      }
    }
  }
}
