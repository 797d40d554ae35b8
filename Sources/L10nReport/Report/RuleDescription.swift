package import L10nCore

/// What a report says of a rule, or of a kind of finding that the readers report.
@dynamicMemberLookup
package struct RuleDescription: Sendable {
  package let info: RuleInfo

  /// The heading under which the documentation has it: `Arguments`.
  package let group: String

  /// Why it matters, sentences; empty where the summary says all.
  package let rationale: String

  /// The standards and measurements that it rests on.
  package let sources: [String]

  package init(_ info: RuleInfo, group: String, rationale: String = "", sources: [String] = []) {
    (self.info, self.group, self.rationale, self.sources) = (info, group, rationale, sources)
  }

  package subscript<Value>(dynamicMember member: KeyPath<RuleInfo, Value>) -> Value { info[keyPath: member] }
}
