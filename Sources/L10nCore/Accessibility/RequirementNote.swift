/// One thing that listeners need, and whether the rules of the linter have proved it on a catalog.
package struct RequirementNote: Hashable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    /// Every rule about it ran and found nothing.
    case proved
    /// Some rule found something.
    case broken
    /// Some rule lacks the configuration that it needs.
    case unchecked = "not checked"
    /// Some rule is switched off.
    case off
    /// Tables cannot say.
    case undecidable = "not in tables"
  }

  /// A letter for the group and a number: `B1`.
  package let id: String

  /// The heading of the group: `Labels`.
  package let group: String

  /// What is asked, one sentence without a period.
  package let summary: String

  /// The ids of the rules that prove it.
  package let rules: [String]

  package let state: State

  /// Why it is in that state, one clause; `nil` where there is nothing to say.
  package let reason: String?

  package init(id: String, group: String, summary: String, rules: [String], state: State, reason: String? = nil) {
    (self.id, self.group, self.summary) = (id, group, summary)
    (self.rules, self.state, self.reason) = (rules, state, reason)
  }
}
