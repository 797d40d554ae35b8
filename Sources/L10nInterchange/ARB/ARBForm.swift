package import L10nCore

/// The form in which texts of ARB files are read.
package enum ARBForm: Sendable {
  /// Formats and plural rules, with arguments by position; comments note their names.
  case formats
  /// The same for files without comments.
  case bareFormats
  /// Unchanged ICU messages, with arguments by name.
  case patterns
  /// ICU messages that are written as ARB again, with all their notes.
  case bundles

  /// - Parameters:
  ///   - format: the format that the texts are written in.
  ///   - syntax: the syntax that they are written in, if the format allows several.
  package init(for format: TextFormat, in syntax: TextSyntax?) {
    if format == .arb {
      self = .bundles
    } else if syntax?.hasPatterns ?? false {
      self = .patterns
    } else {
      self = [.json, .binaryPropertyList].contains(format) ? .bareFormats : .formats
    }
  }
}
