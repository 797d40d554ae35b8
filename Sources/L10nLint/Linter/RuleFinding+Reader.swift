import L10nCore
import StringsFormat

extension RuleFinding {
  /// A reader's finding in the reader's words.
  init(_ finding: StringsFinding, in file: TableFile, fix: Fix? = nil, severity: Severity? = nil) {
    let diagnostic = SyntaxFindings.diagnostic(finding, in: file)
    self.init(
      diagnostic.message, at: diagnostic.location, subject: diagnostic.subject, related: diagnostic.related,
      help: diagnostic.help, fix: fix, severity: severity)
  }
}
