package import L10nCore
package import StringsFormat

/// One thing that can be wrong with a catalogue: how to find it, and how to explain it.
///
/// A rule is a value in a file of its own under `Rules/`: an extension of `Rule` with one static member, its
/// documentation and examples beside its check. The examples are the rule's tests. `Rule.all` lists the rules.
package struct Rule: Sendable {
  /// Kebab-case; finishes the sentence "allow …" and names the bad thing: `duplicate-key`.
  package let id: String

  /// What findings count as when the configuration says nothing.
  package let severity: Severity

  /// What the rule catches, one sentence.
  package let summary: String

  /// Why it matters: what a user meets at run time. One or two sentences.
  package let rationale: String

  /// Catalogues with and without the bad thing; at least one of each.
  package let examples: [RuleExample]

  /// Reader findings that this rule reports in its own words; the linter does not print them itself.
  package let claims: Set<FindingKind>

  /// Finds the bad thing everywhere in a catalogue.
  package let check: @Sendable (LintContext) -> [RuleFinding]

  init(
    id: String, severity: Severity, summary: String, rationale: String, examples: [RuleExample],
    claims: Set<FindingKind> = [], check: @escaping @Sendable (LintContext) -> [RuleFinding]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.examples = examples
    self.claims = claims
    self.check = check
  }
}

/// What a rule found at one place.
package struct RuleFinding: Sendable {
  /// One clause that stands alone, lowercase, without a final period; names in '…'.
  package let message: String

  /// The smallest stretch to blame; `nil` for what has no place.
  package let location: SourceLocation?

  /// What the finding is about.
  package let subject: Diagnostic.Subject

  /// Places that explain the finding.
  package let related: [Diagnostic.Related]

  /// How to mend it.
  package let help: String?

  /// What this finding counts as, where that differs from the rule's severity.
  package let severity: Severity?

  package init(
    _ message: String, at location: SourceLocation?, subject: Diagnostic.Subject,
    related: [Diagnostic.Related] = [], help: String? = nil, severity: Severity? = nil
  ) {
    self.message = message
    self.location = location
    self.subject = subject
    self.related = related
    self.help = help
    self.severity = severity
  }

  /// A finding about an entry's value.
  package init(
    _ message: String, atValueOf entry: CatalogEntry, related: [Diagnostic.Related] = [], help: String? = nil,
    severity: Severity? = nil
  ) {
    self.init(
      message, at: entry.valueLocation, subject: entry.subject, related: related, help: help, severity: severity)
  }
}
