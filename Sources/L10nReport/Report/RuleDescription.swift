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

  /// The safety of the fixes that some of its findings have; `nil` for none.
  package let fixes: Fix.Safety?

  /// The command that applies them.
  package var fixCommand: String? { fixes.map { $0 == .safe ? "l10n fix" : "l10n fix --unsafe" } }

  package init(
    id: String, group: String, summary: String, rationale: String = "", sources: [String] = [], severity: Severity,
    isOn: Bool = true, fixes: Fix.Safety? = nil
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.rationale = rationale
    self.sources = sources
    self.severity = severity
    self.isOn = isOn
    self.fixes = fixes
  }
}
