/// The texts around the digits of a number in a locale, by its sign: "€5", "-€5", "+€5"; "(€5)" in accounting.
package struct NumberAffixes: Equatable, Sendable {
  /// The texts before and after the digits.
  package typealias Pair = PercentPatterns.Affixes

  /// The texts around numbers without a sign.
  package var unsigned: Pair { Pair(before: fields[0], after: fields[1]) }
  /// The texts around numbers below zero.
  package var negative: Pair { Pair(before: fields[2], after: fields[3]) }
  /// The texts around numbers with a plus sign.
  package var positive: Pair { Pair(before: fields[4], after: fields[5]) }

  /// The six texts in order, in one array because it is copied faster.
  package let fields: [String]

  package init(unsigned: Pair, negative: Pair, positive: Pair) {
    fields = [
      unsigned.before, unsigned.after, negative.before, negative.after, positive.before, positive.after,
    ]
  }

  /// Affixes that are only signs.
  package init(_ symbols: NumberSymbols) {
    self.init(
      unsigned: Pair(before: "", after: ""), negative: Pair(before: symbols.minus, after: ""),
      positive: Pair(before: symbols.plus, after: ""))
  }

  /// The affixes with each text transformed.
  func mapTexts(_ transform: (String) -> String) -> NumberAffixes {
    NumberAffixes(fields: fields.map(transform)) ?? self
  }

  /// - Parameter fields: six texts.
  init?(fields: [String]) {
    guard fields.count == 6 else { return nil }
    self.fields = fields
  }
}

/// The sign that is shown with a number.
enum ShownSign {
  case none, minus, plus

  /// The sign of a rounded number in a style.
  init(_ sign: NumberStyle.Sign, isNegative: Bool, isZero: Bool) {
    self =
      switch sign {
      case .never: .none
      case .exceptZero: isZero ? .none : isNegative ? .minus : .plus
      case .ofNegative: isNegative ? .minus : .none
      case .always: isNegative ? .minus : .plus
      case .belowZero: isNegative && !isZero ? .minus : .none
      }
  }
}
