package import L10nCore

/// What the texts of ARB files become.
package enum ARBForm: Sendable {
  /// Formats and plural rules, with arguments by position, whose names comments say.
  case formats
  /// The same for files without comments.
  case bareFormats
  /// ICU messages as they are, with arguments by name.
  case patterns
  /// ICU messages that are written as ARB again, with all that is said of them.
  case bundles

  /// - Parameters:
  ///   - format: what the texts are written as.
  ///   - syntax: what they are written in, where the format does not say it.
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
