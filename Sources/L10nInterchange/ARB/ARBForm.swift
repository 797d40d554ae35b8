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
}
