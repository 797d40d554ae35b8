package import L10nCore
import StringsFormat

/// What a rule found at one place.
package struct RuleFinding: Sendable {
  /// One clause that stands alone, lowercase, without a final period; names in '…'.
  package let message: String

  /// The smallest range to blame; `nil` for what has no place.
  package let location: SourceLocation?

  /// What the finding is about.
  package let subject: Diagnostic.Subject

  /// Places that explain the finding.
  package let related: [Diagnostic.Related]

  /// How to fix it.
  package let help: String?

  /// How to fix it by machine; `nil` where somebody has to think.
  package let fix: Fix?

  /// What this finding counts as, where that differs from the rule's severity.
  package let severity: Severity?

  package init(
    _ message: String, at location: SourceLocation?, subject: Diagnostic.Subject,
    related: [Diagnostic.Related] = [], help: String? = nil, fix: Fix? = nil, severity: Severity? = nil
  ) {
    self.message = message
    self.location = location
    self.subject = subject
    self.related = related
    self.help = help
    self.fix = fix
    self.severity = severity
  }

  /// A finding about an entry's value.
  package init(
    _ message: String, atValueOf entry: CatalogEntry, related: [Diagnostic.Related] = [], help: String? = nil,
    fix: Fix? = nil, severity: Severity? = nil
  ) {
    self.init(
      message, at: entry.valueLocation, subject: entry.subject, related: related, help: help, fix: fix,
      severity: severity)
  }

  /// A finding about a range of a text, in UTF-8 offsets of the decoded text.
  package init(
    _ message: String, at stretch: Range<Int>, in text: LintText, related: [Diagnostic.Related] = [],
    help: String? = nil, fix: Fix? = nil, severity: Severity? = nil
  ) {
    self.init(
      message, at: text.location(of: stretch), subject: text.entry.subject, related: related, help: help, fix: fix,
      severity: severity)
  }
}

extension RuleFinding {
  /// A reader's finding in the reader's words.
  init(_ finding: StringsFinding, in file: TableFile, fix: Fix? = nil, severity: Severity? = nil) {
    let diagnostic = SyntaxFindings.diagnostic(finding, in: file)
    self.init(
      diagnostic.message, at: diagnostic.location, subject: diagnostic.subject, related: diagnostic.related,
      help: diagnostic.help, fix: fix, severity: severity)
  }
}
