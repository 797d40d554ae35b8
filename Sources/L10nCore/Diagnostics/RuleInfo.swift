/// What is said of anything that can be reported: of a lint rule, and of what readers, `convert` and `import` find.
///
/// The reason and the sources of a rule are on its page, `Documentation/Rules/<id>.md`.
package struct RuleInfo: Sendable {
  /// Kebab-case; finishes the sentence "allow …" and names the bad thing: `duplicate-key`.
  package let id: String

  /// What findings count as when the configuration says nothing.
  package let severity: Severity

  /// What it catches, one sentence with a period.
  package let summary: String

  /// Whether it is looked for only where the configuration gives it a severity.
  package let isOptional: Bool

  /// The settings that it reads besides those that all rules have.
  package let options: [RuleOption]

  /// The safety of the fixes that some of its findings have; `nil` for none.
  package let fixes: Fix.Safety?

  package init(
    _ id: String, _ severity: Severity, _ summary: String, isOptional: Bool = false, options: [RuleOption] = [],
    fixes: Fix.Safety? = nil
  ) {
    (self.id, self.severity, self.summary) = (id, severity, summary)
    (self.isOptional, self.options, self.fixes) = (isOptional, options, fixes)
  }

  /// What findings count as when the configuration says nothing, as it is set there: `off`, `warning`.
  package var level: String { isOptional ? "off" : severity.rawValue }

  /// The command that applies its fixes; `nil` for none.
  package var fixCommand: String? { fixes.map { $0 == .safe ? "l10n fix" : "l10n fix --unsafe" } }
}

/// A rule that lacks the configuration that it needs: neither passed nor failed.
package struct UncheckedRule: Hashable, Sendable {
  package let id: String

  /// What is missing, one clause.
  package let reason: String

  package init(id: String, reason: String) { (self.id, self.reason) = (id, reason) }
}
