package import L10nRuntime

extension DisplayNames {
  /// - Parameter names: the names by code; names have no line breaks, codes no blanks.
  package convenience init(
    names: [String: String], before: String, opening: String, closing: String, separator: String
  ) {
    let sorted = names.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    self.init(
      CodedText(sorted.map { "\($0.key) \($0.value)" }.joined(separator: "\n")), after: { nil }, before: before,
      opening: opening, closing: closing, separator: separator)
  }

  /// The names as text; `DisplayNames(coded:)` restores them.
  package var coded: String { CodedFields([before, opening, closing, separator, lines.text]).text }
}
