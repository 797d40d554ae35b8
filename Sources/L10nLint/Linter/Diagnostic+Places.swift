import L10nCore
import L10nSyntax

extension Diagnostic {
  /// A finding about an entry's value.
  init(
    _ message: String, atValueOf entry: CatalogEntry, related: [Related] = [], help: String? = nil, fix: Fix? = nil,
    severity: Severity? = nil
  ) {
    self.init(
      message, at: entry.valueLocation, subject: entry.subject, related: related, help: help, fix: fix,
      severity: severity)
  }

  /// A finding about a range of a text, in UTF-8 offsets of the decoded text.
  init(
    _ message: String, at range: Range<Int>, in text: LintText, related: [Related] = [], help: String? = nil,
    fix: Fix? = nil, severity: Severity? = nil
  ) {
    self.init(
      message, at: text.location(of: range), subject: text.entry.subject, related: related, help: help, fix: fix,
      severity: severity)
  }

  /// A reader's finding with the reader's message.
  init(_ finding: StringsFinding, in file: TableFile, fix: Fix? = nil, severity: Severity? = nil) {
    let words = SyntaxFindings.diagnostic(finding, in: file)
    self.init(
      words.message, at: words.location, subject: words.subject, related: words.related, help: words.help, fix: fix,
      severity: severity)
    isUnread = words.isUnread
  }
}
