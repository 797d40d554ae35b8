/// What a locale writes around the digits of a percentage: "45%", "45 %", "%45".
///
/// Made by the tool from ICU and frozen into generated code as text. Belongs to the `NumberSymbols` of the same tag:
/// the signs and their direction marks go with the digits. Source: UTS #35 part 3, "Number Patterns".
public struct PercentPatterns: Hashable, Sendable {
  /// What stands around the digits of one kind of number.
  package struct Affixes: Hashable, Sendable {
    /// What stands before the digits, signs and direction marks included.
    package let before: String
    /// What stands after the digits, spaces and direction marks included.
    package let after: String

    package init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  /// Around zero and positive numbers.
  package var positive: Affixes { Affixes(before: fields[0], after: fields[1]) }
  /// Around negative numbers, the minus sign included.
  package var negative: Affixes { Affixes(before: fields[2], after: fields[3]) }

  /// Before and after a positive, before and after a negative number: one array, which is copied faster than four texts.
  package let fields: [String]

  package init(positive: Affixes, negative: Affixes) {
    fields = [positive.before, positive.after, negative.before, negative.after]
  }

  /// `25%` and `-25%`, as in programs.
  public static let latin = PercentPatterns(
    positive: Affixes(before: "", after: "%"), negative: Affixes(before: "-", after: "%"))
}

extension PercentPatterns {
  /// The patterns that `coded` wrote.
  /// - Returns: `nil` for any text that `coded` does not give.
  public init?(coded: String) {
    guard let fields = CodedFields(text: coded)?.fields, fields.count == 4 else { return nil }
    self.fields = fields
  }
}
