/// One thing that screen-reader users need from the texts of a player, and the rules that prove it.
package struct AccessibilityRequirement: Hashable, Sendable {
  /// A letter for the group and a number: `B1`.
  package let id: String

  /// The heading of the group: `Labels`.
  package let group: String

  /// The requirement in one sentence, without a period.
  package let summary: String

  /// The ids of the rules that prove it; empty where tables cannot prove it.
  package let rules: [String]

  /// Whether its rules look for words, which are known for some languages only.
  package let needsWords: Bool

  /// The part of it that tables cannot prove, in one clause.
  package let limit: String?

  package init(
    _ id: String, _ group: String, _ summary: String, by rules: [String], needsWords: Bool = false,
    limit: String? = nil
  ) {
    (self.id, self.group, self.summary) = (id, group, summary)
    (self.rules, self.needsWords, self.limit) = (rules, needsWords, limit)
  }
}
