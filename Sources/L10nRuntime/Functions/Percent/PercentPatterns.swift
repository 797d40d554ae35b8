/// The texts of a locale around the digits of a percentage: "45%", "45 %", "%45".
///
/// Made by the tool from ICU and frozen into generated code as text. Belongs to the `NumberSymbols` of the same tag,
/// because the signs and their direction marks match the digits. Source: UTS #35 part 3, "Number Patterns".
public struct PercentPatterns: Hashable, Sendable {
  /// The texts around the digits of one kind of number.
  package struct Affixes: Hashable, Sendable {
    /// The text before the digits, with signs and direction marks.
    package let before: String
    /// The text after the digits, with spaces and direction marks.
    package let after: String

    package init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  /// The texts around zero and positive numbers.
  package var positive: Affixes { Affixes(before: fields[0], after: fields[1]) }
  /// The texts around negative numbers, with the minus sign.
  package var negative: Affixes { Affixes(before: fields[2], after: fields[3]) }

  /// The texts before and after a positive, before and after a negative number, in one array because it is copied
  /// faster than four texts.
  package let fields: [String]

  package init(positive: Affixes, negative: Affixes) {
    fields = [positive.before, positive.after, negative.before, negative.after]
  }

  /// `25%` and `-25%`, as in programs.
  public static let latin = PercentPatterns(
    positive: Affixes(before: "", after: "%"), negative: Affixes(before: "-", after: "%"))
}

extension PercentPatterns {
  /// The patterns from a `coded` text.
  /// - Returns: `nil` for any other text.
  public init?(coded: String) {
    guard let fields = CodedFields(text: coded)?.fields, fields.count == 4 else { return nil }
    self.fields = fields
  }
}
