package import L10nRuntime

extension DisplayNames {
  /// The names as text; `DisplayNames(coded:)` gives the same names back.
  package var coded: String { CodedFields([before, opening, closing, separator, lines.text]).text }
}
