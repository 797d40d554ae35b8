/// How a locale joins items to a list: "1, 2 and 3".
///
/// Made by the tool from ICU and frozen into generated code. Source: UTS #35 part 2, "List Patterns"; the patterns of
/// CLDR are kept as what stands between the items and after the last one. No locale puts a text before the first.
public struct ListPatterns: Hashable, Sendable {
  /// The patterns before some items: Spanish "y" is "e" before an *i*.
  package struct Alternative: Hashable, Sendable {
    /// Which items take it.
    package let condition: Condition
    /// Takes the place of `ListPatterns.pair`.
    package let pair: String
    /// Takes the place of `ListPatterns.end`.
    package let end: String

    package init(condition: Condition, pair: String, end: String) {
      self.condition = condition
      self.pair = pair
      self.end = end
    }
  }

  /// What stands between two items that are the whole list.
  package let pair: String
  /// What stands after a list of two; mostly empty.
  package let pairSuffix: String
  /// What stands between the first and the second of three or more items.
  package let start: String
  /// What stands between the items in the middle.
  package let middle: String
  /// What stands before the last of three or more items.
  package let end: String
  /// What stands after a list of three or more items; mostly empty.
  package let endSuffix: String
  /// What takes the place of `pair` and `end` before some items; `nil` in most locales.
  package let alternative: Alternative?

  package init(
    pair: String, pairSuffix: String = "", start: String, middle: String, end: String, endSuffix: String = "",
    alternative: Alternative? = nil
  ) {
    self.pair = pair
    self.pairSuffix = pairSuffix
    self.start = start
    self.middle = middle
    self.end = end
    self.endSuffix = endSuffix
    self.alternative = alternative
  }

  /// Commas alone, for a language whose words a module does not have.
  static let commas = ListPatterns(pair: ", ", start: ", ", middle: ", ", end: ", ")
}

extension ListPatterns {
  /// What stands before an item, the second or a later one.
  /// - Parameter text: how the item begins.
  func separator(before place: Int, of count: Int, startingWith text: String) -> String {
    guard place == count &- 1 else { return place == 1 ? start : middle }
    if let other = alternative, other.condition.holds(for: text) { return count == 2 ? other.pair : other.end }
    return count == 2 ? pair : end
  }

  /// What stands after the last of so many items.
  func suffix(of count: Int) -> String { count < 2 ? "" : count == 2 ? pairSuffix : endSuffix }
}
