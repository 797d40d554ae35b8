internal import StringsFormat

/// What a locale writes around the digits of a number, by its sign: "€5", "-€5", "+€5"; "(€5)" in accounting.
package struct NumberAffixes: Hashable, Sendable {
  /// What stands before and after the digits.
  package typealias Pair = PercentPatterns.Affixes

  /// Around numbers without a sign.
  package let unsigned: Pair
  /// Around numbers below zero.
  package let negative: Pair
  /// Around numbers with a plus sign.
  package let positive: Pair

  package init(unsigned: Pair, negative: Pair, positive: Pair) {
    (self.unsigned, self.negative, self.positive) = (unsigned, negative, positive)
  }

  /// Nothing but the signs.
  package init(_ symbols: NumberSymbols) {
    self.init(
      unsigned: Pair(before: "", after: ""), negative: Pair(before: symbols.minus, after: ""),
      positive: Pair(before: symbols.plus, after: ""))
  }

  /// The affixes of a sign.
  subscript(sign: ShownSign) -> Pair {
    switch sign {
    case .none: unsigned
    case .minus: negative
    case .plus: positive
    }
  }

  /// The texts in order.
  var fields: [String] { [unsigned, negative, positive].flatMap { [$0.before, $0.after] } }

  /// - Parameter fields: six texts.
  init?(fields: some Collection<String>) {
    let fields = Array(fields)
    guard fields.count == 6 else { return nil }
    self.init(
      unsigned: Pair(before: fields[0], after: fields[1]), negative: Pair(before: fields[2], after: fields[3]),
      positive: Pair(before: fields[4], after: fields[5]))
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
