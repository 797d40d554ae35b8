package import L10nCore

/// A finding of the linter as pages show it.
package struct PageFinding: Sendable {
  package let ruleID: String
  package let severity: Severity

  /// One clause.
  package let message: String

  /// How to fix it.
  package let help: String?

  /// What it is about.
  package let subject: Diagnostic.Subject

  /// The file's path below the catalog's folder; `nil` for what has no place.
  package let path: String?

  /// Line and column, from 1; `nil` in files without lines.
  package let position: (line: Int, column: Int)?

  /// The line with the place in it; `nil` without one.
  package let excerpt: PageExcerpt?

  package init(
    _ diagnostic: Diagnostic, path: String?, position: (line: Int, column: Int)?, excerpt: PageExcerpt?
  ) {
    ruleID = diagnostic.ruleID
    severity = diagnostic.severity
    message = diagnostic.message
    help = diagnostic.help
    subject = diagnostic.subject
    self.path = path
    self.position = position
    self.excerpt = excerpt
  }
}

/// A part of a line of a file, with a range in it that is meant.
package struct PageExcerpt: Hashable, Sendable {
  package let before: String
  package let marked: String
  package let after: String

  package init(before: String, marked: String, after: String) {
    (self.before, self.marked, self.after) = (before, marked, after)
  }
}
