package import L10nCore
package import StringsFormat

/// One thing that can be wrong with a catalogue: how to find it, and how to explain it.
///
/// A rule is a value in a file of its own under `Rules/`: an extension of `Rule` with one static member, its
/// documentation beside its check. Its examples, which are its tests, are in the file of the same name in the target
/// `L10nRuleExamples`. Each folder of rules lists its own in a file named after it, and `Rule.all` lists the folders.
package struct Rule: Sendable {
  /// Kebab-case; finishes the sentence "allow …" and names the bad thing: `duplicate-key`.
  package let id: String

  /// What findings count as when the configuration says nothing.
  package let severity: Severity

  /// Whether the rule runs only where the configuration gives it a severity.
  package let isOptional: Bool

  /// What the rule catches, one sentence.
  package let summary: String

  /// Why it matters: what a user meets at run time. One or two sentences.
  package let rationale: String

  /// The standards and measurements that the rule rests on, each as one would cite it: `Unicode Standard Annex #9`.
  package let sources: [String]

  /// The settings that the rule reads besides those that all rules have.
  package let options: [RuleOption]

  /// The safety of the fixes that the rule offers for some of its findings; `nil` for a rule without fixes.
  package let fixes: Fix.Safety?

  /// Reader findings that this rule reports in its own words; the linter does not print them itself.
  package let claims: Set<FindingKind>

  /// What the rule would need to know and is not told, one clause: `no control has a visibleText in l10n.yml`. The rule
  /// then counts as not checked, never as passed. `nil` when it can run.
  package let obstacle: @Sendable (LintContext) -> String?

  /// Finds the bad thing everywhere in a catalogue.
  package let check: @Sendable (LintContext) -> [RuleFinding]

  init(
    id: String, severity: Severity, isOptional: Bool = false, summary: String, rationale: String,
    sources: [String] = [], options: [RuleOption] = [], fixes: Fix.Safety? = nil,
    claims: Set<FindingKind> = [], obstacle: @escaping @Sendable (LintContext) -> String? = { _ in nil },
    check: @escaping @Sendable (LintContext) -> [RuleFinding]
  ) {
    self.id = id
    self.severity = severity
    self.isOptional = isOptional
    self.summary = summary
    self.rationale = rationale
    self.sources = sources
    self.options = options
    self.fixes = fixes
    self.claims = claims
    self.obstacle = obstacle
    self.check = check
  }
}
