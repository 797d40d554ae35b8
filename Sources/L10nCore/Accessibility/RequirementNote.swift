/// One requirement of listeners, and whether the linter's rules prove that a catalog meets it.
@dynamicMemberLookup
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

  package let requirement: AccessibilityRequirement
  package let state: State

  /// The reason for the state, one clause; `nil` if there is nothing to explain.
  package let reason: String?

  package init(_ requirement: AccessibilityRequirement, _ state: State, reason: String? = nil) {
    (self.requirement, self.state, self.reason) = (requirement, state, reason)
  }

  package subscript<Value>(dynamicMember member: KeyPath<AccessibilityRequirement, Value>) -> Value {
    requirement[keyPath: member]
  }
}
