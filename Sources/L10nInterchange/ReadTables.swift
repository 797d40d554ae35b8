package import L10nCore
package import L10nRuntime
package import L10nSyntax

/// The tables of a file in another format, and the diagnostics of reading it.
package struct ReadTables: Sendable {
  /// One table for each language of the file.
  package var tables: [TextTable]

  /// The source texts of the translations, if the file has them in full: a PO file whose keys they are.
  package var sources: [TextTable] = []

  /// The language that the file declares as its source; `nil` if it declares none.
  package var sourceLanguage: LanguageTag?

  /// The decoded file, which the diagnostics point into.
  package let source: SourceText

  /// Diagnostics on contents that could not be read, or that the tables cannot hold, in file order.
  package var diagnostics: [Diagnostic]
}

/// A table in another format, and the parts of it that the format could not hold.
package struct WrittenTable: Sendable {
  package let text: String

  /// Warnings, in the order of the table.
  package let losses: [Diagnostic]
}

extension WrittenTables {
  /// One file.
  init(_ table: WrittenTable, at path: String) {
    self.init(files: [SourceFile(path: path, bytes: Array(table.text.utf8))], losses: table.losses)
  }
}
