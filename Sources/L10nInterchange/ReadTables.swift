package import L10nCore
package import L10nRuntime
package import L10nSyntax

/// The tables of a file in another format, and what was found while reading it.
package struct ReadTables: Sendable {
  /// One table a language of the file.
  package var tables: [TextTable]

  /// The texts that those of the file are translated from, where the file has them in full: a PO file whose keys they are.
  package var sources: [TextTable] = []

  /// The language that the file says it is translated from; `nil` where it does not say.
  package var sourceLanguage: LanguageTag?

  /// The decoded file, which the diagnostics point into.
  package let source: SourceText

  /// What could not be read, and what the tables do not hold of it, in file order.
  package var diagnostics: [Diagnostic]
}

/// A table in another format, and what that could not hold.
package struct WrittenTable: Sendable {
  package let text: String

  /// Warnings, in the order of the table.
  package let losses: [Diagnostic]
}
