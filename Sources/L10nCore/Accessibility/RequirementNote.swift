/// One requirement of listeners, and whether the linter's rules prove that a catalog meets it.
package struct RequirementNote: Hashable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    /// Every rule about it ran without findings.
    case proved
    /// Some rule has a finding.
    case broken
    /// Some rule lacks the configuration that it requires.
    case unchecked = "not checked"
    /// Some rule is off.
    case off
    /// Tables cannot prove it.
    case undecidable = "not in tables"
  }

  /// A letter for the group and a number: `B1`.
  package let id: String

  /// The heading of the group: `Labels`.
  package let group: String

  /// The requirement, one sentence without a period.
  package let summary: String

  /// The ids of the rules that prove it.
  package let rules: [String]

  package let state: State

  /// The reason for the state, one clause; `nil` if there is nothing to explain.
  package let reason: String?

  package init(id: String, group: String, summary: String, rules: [String], state: State, reason: String? = nil) {
    (self.id, self.group, self.summary) = (id, group, summary)
    (self.rules, self.state, self.reason) = (rules, state, reason)
  }
}
