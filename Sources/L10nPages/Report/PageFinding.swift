package import L10nCore

/// A linter's finding for pages.
@dynamicMemberLookup
package struct PageFinding: Sendable {
  package let diagnostic: Diagnostic

  /// Line and column, from 1; `nil` in files without lines.
  package let position: (line: Int, column: Int)?

  /// The line with the place in it; `nil` without one.
  package let excerpt: PageExcerpt?

  package init(
    _ diagnostic: Diagnostic, position: (line: Int, column: Int)? = nil, excerpt: PageExcerpt? = nil
  ) {
    (self.diagnostic, self.position, self.excerpt) = (diagnostic, position, excerpt)
  }

  package subscript<Value>(dynamicMember member: KeyPath<Diagnostic, Value>) -> Value { diagnostic[keyPath: member] }
}

/// A part of a line of a file, with a marked range.
package struct PageExcerpt: Hashable, Sendable {
  package let before: String
  package let marked: String
  package let after: String

  package init(before: String, marked: String, after: String) {
    (self.before, self.marked, self.after) = (before, marked, after)
  }
}
