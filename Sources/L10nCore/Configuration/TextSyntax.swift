/// The syntax of a table's plain texts: those of `.strings` files, and those of String Catalogs without variations.
///
/// Rules of `.stringsdict` files and variations are formats in every table.
package enum TextSyntax: String, CaseIterable, Sendable {
  /// Formats with the specifiers of `String(format:)`: `%@`, `%1$lld`.
  case printf
  /// Patterns of ICU's MessageFormat: `{name}`, `{count, plural, one {…} other {…}}`.
  case icu
  /// Messages of MessageFormat 2: `{$name}`, `.match $count one {{…}} * {{…}}`.
  case mf2

  /// Whether texts are patterns with named arguments rather than formats with specifiers.
  package var hasPatterns: Bool { self != .printf }

  /// The name of the syntax in a sentence.
  package var title: String {
    switch self {
    case .printf: "formats"
    case .icu: "ICU messages"
    case .mf2: "messages of MessageFormat 2"
    }
  }
}
