import L10nCore

extension Rule {
  static let missingTable: Rule = Rule(
    id: "missing-table", severity: .error, reach: .allTables,
    summary: "A table of the development language is in no language of a locale's own chain."
  ) { context, _ in
    let catalog = context.catalog
    let tables = catalog.developmentTables
    let declared = Set(context.configuration.locales?.map(\.tag) ?? [])
    let present = catalog.locales.indices.map { index in Set(catalog.files(locale: index).map(\.place.table)) }
    func hasFolder(_ folder: String, _ index: Int) -> Bool {
      folder.isEmpty && declared.contains(catalog.locales[index].tag)
        || catalog.files(locale: index).contains { $0.place.folder == folder }
    }
    let misnamed = catalog.misnamedFiles(of: tables)
    return misnamed.map { context.finding($0.file, meaning: $0.table) }
      + catalog.translationIndices.flatMap { index -> [Diagnostic] in
        let locale = catalog.locales[index]
        let own = catalog.ownChain(of: index)
        let isMisnamed = Set(misnamed.filter { $0.file.place.directory == locale.directory }.map(\.table.place.table))
        let lacking = Set(context.translationGaps[index].map(\.table))
        return tables.filter { table in
          // All of its texts may be in other files.
          if table.place.format.sharesKeysInFolder, !lacking.contains(table.place.table) { return false }
          // A table that a more general locale also lacks is reported there.
          return !own.contains { present[$0].contains(table.place.table) } && !isMisnamed.contains(table.place.table)
            && own.last { hasFolder(table.place.folder, $0) } == index
        }.map { table in
          Diagnostic(
            "table '\(table.place.table)' is missing from '\(locale.directory)'", at: nil,
            subject: Diagnostic.Subject(locale: locale.directory, table: table.place.table),
            related: [Diagnostic.Related("the table of the development language", at: table.location(0..<0))],
            help: table.place.format.holdsAllLanguages
              ? "translate \(table.path)" : "add \(table.path(in: locale))",
            severity: context.translationGaps.severity(in: index),
            shared: Diagnostic.Shared("tables are missing from '\(locale.directory)'", of: tables.count))
        }
      }
  }
}

extension Catalog {
  /// The first file of each table in which the development language has texts, in order.
  fileprivate var developmentTables: [TableFile] {
    guard let developmentIndex else { return [] }
    let used = Set(developmentEntries.keys.map(\.table))
    return tableFiles(locale: developmentIndex).values.filter { used.contains($0.place.table) }.sorted {
      $0.path < $1.path
    }
  }
}

extension LintContext {
  fileprivate func finding(_ file: TableFile, meaning table: TableFile) -> Diagnostic {
    let directory = file.place.directory
    let index = catalog.translationIndices.first { catalog.locales[$0].directory == directory }
    return Diagnostic(
      "table '\(table.place.table)' is called '\(file.place.table)' in '\(directory)'", at: file.location(0..<0),
      subject: file.subject(),
      related: [Diagnostic.Related("the table of the development language", at: table.location(0..<0))],
      help: "give both the same capitals: only some file systems find the other spelling",
      severity: index.map(translationGaps.severity(in:)))
  }
}

extension TableFile {
  /// The path that the file would have for another locale.
  fileprivate func path(in locale: CatalogLocale) -> String {
    CatalogPlace(place, directory: locale.directory).path
  }
}
