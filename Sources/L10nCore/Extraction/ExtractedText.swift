import L10nSyntax

/// A text that Swift code looks up, as it stands there.
struct ExtractedText: Sendable {
  /// With a specifier for each interpolation, as Foundation makes the key when it runs.
  let key: TableKey

  /// The name that the code has for the table.
  let table: String

  /// The text that the code gives; `nil` where the key is the text, or the text stands in the table alone.
  let text: String?

  /// What the code says to translators, on lines in order of their bytes where several uses differ, as genstrings merges
  /// them; `nil` without anything.
  var comment: String?

  /// The place of the key in the first use.
  let location: SourceLocation

  /// The text of a new entry: that of the code, or the key, with the positions of arguments where there are several.
  var newText: String { (text ?? key.text).numberingSpecifiers }

}

/// A look-up that cannot be taken out of the code: its key depends on what only a compiler, or a run, can know.
struct UnclearCall: Sendable {
  /// The literal with U+0000 for each interpolation; `nil` where the key is none.
  let pattern: TableKey?

  /// The name that the code has for the table; `nil` where it is unknown.
  let table: String?

  let location: SourceLocation

  /// Why, one clause.
  let reason: String
}
