/// The patterns of a locale for joining the items of a list: "1, 2 and 3".
///
/// Made by the tool from ICU and frozen into generated code. Source: UTS #35 part 2, "List Patterns"; CLDR's patterns
/// are stored as the texts between the items and after the last one. No locale has a text before the first.
public struct ListPatterns: Hashable, Sendable {
  /// Patterns for some items: Spanish "y" is "e" before an *i*.
  package struct Alternative: Hashable, Sendable {
    /// The condition for items that take it.
    package let condition: Condition
    /// Replaces `ListPatterns.pair`.
    package let pair: String
    /// Replaces `ListPatterns.end`.
    package let end: String

    package init(condition: Condition, pair: String, end: String) {
      self.condition = condition
      self.pair = pair
      self.end = end
    }
  }

  /// The text between the items of a list of two.
  package let pair: String
  /// The text after a list of two; usually empty.
  package let pairSuffix: String
  /// The text between the first two of three or more items.
  package let start: String
  /// The text between items in the middle.
  package let middle: String
  /// The text before the last of three or more items.
  package let end: String
  /// The text after a list of three or more items; usually empty.
  package let endSuffix: String
  /// The replacements of `pair` and `end` before some items; `nil` in most locales.
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

  /// Commas only, for a language without words in a module.
  static let commas = ListPatterns(pair: ", ", start: ", ", middle: ", ", end: ", ")
}

extension ListPatterns {
  /// The text before the second or a later item.
  /// - Parameter text: the beginning of the item.
  func separator(before place: Int, of count: Int, startingWith text: String) -> String {
    guard place == count &- 1 else { return place == 1 ? start : middle }
    if let other = alternative, other.condition.holds(for: text) { return count == 2 ? other.pair : other.end }
    return count == 2 ? pair : end
  }

  /// The text after the last of a number of items.
  func suffix(of count: Int) -> String { count < 2 ? "" : count == 2 ? pairSuffix : endSuffix }
}
