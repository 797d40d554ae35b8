/// What a locale writes around the digits of a number, by its sign: "€5", "-€5", "+€5"; "(€5)" in accounting.
package struct NumberAffixes: Equatable, Sendable {
  /// What stands before and after the digits.
  package typealias Pair = PercentPatterns.Affixes

  /// Around numbers without a sign.
  package var unsigned: Pair { Pair(before: fields[0], after: fields[1]) }
  /// Around numbers below zero.
  package var negative: Pair { Pair(before: fields[2], after: fields[3]) }
  /// Around numbers with a plus sign.
  package var positive: Pair { Pair(before: fields[4], after: fields[5]) }

  /// The six texts in order: one array, which is copied faster.
  package let fields: [String]

  package init(unsigned: Pair, negative: Pair, positive: Pair) {
    fields = [
      unsigned.before, unsigned.after, negative.before, negative.after, positive.before, positive.after,
    ]
  }

  /// Nothing but the signs.
  package init(_ symbols: NumberSymbols) {
    self.init(
      unsigned: Pair(before: "", after: ""), negative: Pair(before: symbols.minus, after: ""),
      positive: Pair(before: symbols.plus, after: ""))
  }

  /// The affixes with other texts, each made of one that is here.
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

  /// The sign of a number in a style, once it is rounded.
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
