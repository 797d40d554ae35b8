package import L10nCore
package import StringsFormat

/// One thing that can be wrong with a catalog, and how to find it.
///
/// A rule is a value in a file of its own under `Rules/`: an extension of `Rule` with one static member. Its reason, its
/// sources and its examples, which are its tests, are on its page, `Documentation/Rules/<id>.md`. Each folder of rules
/// lists its own in a file named after it, and `Rule.all` lists the folders.
package struct Rule: Sendable {
  /// Kebab-case; finishes the sentence "allow …" and names the bad thing: `duplicate-key`.
  package let id: String

  /// What findings count as when the configuration says nothing.
  package let severity: Severity

  /// Whether the rule runs only where the configuration gives it a severity.
  package let isOptional: Bool

  /// What the rule catches, one sentence.
  package let summary: String

  /// The settings that the rule reads besides those that all rules have.
  package let options: [RuleOption]

  /// The safety of the fixes that the rule offers for some of its findings; `nil` for a rule without fixes.
  package let fixes: Fix.Safety?

  /// Reader findings that this rule reports in its own words; the linter does not print them itself.
  package let claims: Set<FindingKind>

  /// What the rule would need to know and is not told, one clause: `no control has a visibleText in l10n.yml`. The rule
  /// then counts as not checked, never as passed. `nil` when it can run.
  package let obstacle: @Sendable (LintContext) -> String?

  /// Finds the bad thing everywhere in a catalog.
  package let check: @Sendable (LintContext) -> [RuleFinding]

  init(
    id: String, severity: Severity, isOptional: Bool = false, summary: String, options: [RuleOption] = [],
    fixes: Fix.Safety? = nil, claims: Set<FindingKind> = [],
    obstacle: @escaping @Sendable (LintContext) -> String? = { _ in nil },
    check: @escaping @Sendable (LintContext) -> [RuleFinding]
  ) {
    self.id = id
    self.severity = severity
    self.isOptional = isOptional
    self.summary = summary
    self.options = options
    self.fixes = fixes
    self.claims = claims
    self.obstacle = obstacle
    self.check = check
  }
}
