package import L10nCore

/// The description of a rule, or of a kind of readers' finding, in reports.
@dynamicMemberLookup
package struct RuleDescription: Sendable {
  package let info: RuleInfo

  /// The heading of its group in the documentation: `Arguments`.
  package let group: String

  /// The reason why it matters, in sentences; empty if the summary is enough.
  package let rationale: String

  /// The standards and measurements that it rests on.
  package let sources: [String]

  package init(_ info: RuleInfo, group: String, rationale: String = "", sources: [String] = []) {
    (self.info, self.group, self.rationale, self.sources) = (info, group, rationale, sources)
  }

  package subscript<Value>(dynamicMember member: KeyPath<RuleInfo, Value>) -> Value { info[keyPath: member] }
}
