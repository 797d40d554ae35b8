package import L10nSyntax

/// A table in one language and layer, for editing.
package struct TableSite: Sendable {
  /// The locale's files of the table, at most one of each format.
  package let files: [TableFile]

  /// The development language's files of the table, which determine the order.
  package let development: [TableFile]

  /// The table's name.
  package let table: String

  /// The name of the locale's directory, for new files.
  package let directory: String

  /// The override layer; `nil` for a base table.
  package let layer: String?

  /// The subject of findings about the table.
  func subject(key: TableKey? = nil) -> Diagnostic.Subject {
    Diagnostic.Subject(locale: directory, layer: layer, table: table, key: key?.text)
  }

  /// The path of a new file.
  func path(_ format: TableFormat) -> String {
    let known = development.first { $0.place.format == format && $0.place.layer == layer }
    return known.map { CatalogPlace($0.place, directory: directory).path }
      ?? CatalogPlace.path(table: table, directory: directory, layer: layer, format: format)
  }

  /// The keys of the development table in their order.
  var order: [TableKey] {
    TableFormat.all.flatMap { format in development.filter { $0.place.format == format }.flatMap(\.keys) }
  }
}

/// Changes one table.
package protocol TableEditing: Sendable {
  /// Makes a change.
  ///
  /// - Returns: `nil` if it is made; otherwise the reason why it is not, and nothing is changed.
  mutating func apply(_ change: TableChange) -> Diagnostic?

  /// The changed and new files with all of their bytes.
  func changedFiles() -> [SourceFile]
}

extension TableFile {
  /// Whether the file is blank, and so has no style either.
  var isBlank: Bool { source.utf8.allSatisfy { $0.isSpaceOrControl } }
}

extension Diagnostic {
  /// The report on a file that cannot be edited.
  package init(_ refusal: EditRefusal, of file: TableFile, subject: Subject) {
    self.init(
      "uneditable-file", .error, refusal.message, at: file.location(refusal.range), subject: subject,
      help: refusal.help)
  }

  /// The report on a change that does not fit the contents of a table.
  init(inapplicable message: String, subject: Subject) {
    self.init("inapplicable-change", .error, message, at: nil, subject: subject)
  }
}
