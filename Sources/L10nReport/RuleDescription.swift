package import L10nCore

/// What a report says of a rule, or of a kind of finding that the readers report.
package struct RuleDescription: Hashable, Sendable {
  package let id: String

  /// The heading under which the documentation has it: `Arguments`.
  package let group: String

  /// What it catches, one sentence with a period.
  package let summary: String

  /// Why it matters, sentences; empty where the summary says all.
  package let rationale: String

  /// The standards and measurements that it rests on.
  package let sources: [String]

  /// What a finding counts as when the configuration says nothing.
  package let severity: Severity

  /// Whether it is checked when the configuration says nothing.
  package let isOn: Bool

  /// Whether some of its findings can be mended by machine.
  package let isFixable: Bool

  package init(
    id: String, group: String, summary: String, rationale: String = "", sources: [String] = [], severity: Severity,
    isOn: Bool = true, isFixable: Bool = false
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.rationale = rationale
    self.sources = sources
    self.severity = severity
    self.isOn = isOn
    self.isFixable = isFixable
  }
}
