import L10nSyntax

/// A text that Swift code looks up.
struct ExtractedText: Sendable {
  /// The key with a specifier for each interpolation, as Foundation makes it at run time.
  let key: TableKey

  /// The name of the table in the code.
  let table: String

  /// The text in the code; `nil` if the key is the text, or if only the table has the text.
  let text: String?

  /// The comment for translators in the code; if several uses differ, one line for each, sorted by bytes as in
  /// genstrings; `nil` if there is none.
  var comment: String?

  /// The place of the key in the first use.
  let location: SourceLocation

  /// The text of a new entry: that in the code, or the key, with argument positions if there are several.
  var newText: String { (text ?? key.text).numberingSpecifiers }

}

/// A look-up that cannot be extracted: its key depends on facts that only a compiler, or a run, determines.
struct UnclearCall: Sendable {
  /// The literal with U+0000 for each interpolation; `nil` if the key is not a literal.
  let pattern: TableKey?

  /// The name of the table in the code; `nil` if it is unknown.
  let table: String?

  let location: SourceLocation

  /// The reason, one clause.
  let reason: String
}
