/// The words and signs of one locale for numbers of one style, regardless of their precision.
///
/// Made by the tool from ICU for the styles that a module uses, and frozen into generated code as text.
package struct StylePatterns: Equatable, Sendable {
  /// Digits and separators, if they differ from those of plain numbers.
  package var symbols: NumberSymbols?
  /// The texts around the digits, if there is more than the sign.
  package var affixes: NumberAffixes?
  /// The texts around a number that does not begin or end with a digit, if they differ: "CHF∞" beside "CHF 5".
  package var affixesOfNoDigits: NumberAffixes?
  /// The words for large numbers.
  package var compacts: CompactPatterns?
  /// The words around the number with its sign.
  package var units: UnitPatterns?
  /// The number of fraction digits of an amount of money.
  package var money: MoneyDigits?
  /// The text before the exponent in scientific notation.
  package var exponentMark: String?

  /// No words: the patterns of plain numbers.
  package init() {}
}

/// The fraction digits of amounts in one currency.
package struct MoneyDigits: Equatable, Sendable {
  /// The number of fraction digits, and the step to which amounts are rounded, in units of the last digit: 5 for Swiss
  /// coins.
  package struct Precision: Equatable, Sendable {
    package let places: Int
    package let step: Int

    package init(places: Int, step: Int) { (self.places, self.step) = (places, step) }

    /// The precision for a style.
    var style: NumberStyle.Precision { step > 1 ? .increment(UInt64(step), places) : .fraction(places, places) }
  }

  /// For amounts on paper.
  package let standard: Precision
  /// For cash payments.
  package let cash: Precision

  package init(standard: Precision, cash: Precision) { (self.standard, self.cash) = (standard, cash) }

  /// - Returns: `nil` for anything but four numbers.
  package init?(coded: String) {
    guard let numbers = coded.wholeNumbers, numbers.count == 4 else { return nil }
    self.init(
      standard: Precision(places: numbers[0], step: numbers[1]), cash: Precision(places: numbers[2], step: numbers[3]))
  }
}

extension StylePatterns {
  /// Reads a `coded` text; unknown parts are left out.
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
