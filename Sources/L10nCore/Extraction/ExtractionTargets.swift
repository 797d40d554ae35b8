import L10nSyntax

/// The development tables for extracted texts.
struct ExtractionTargets {
  /// Whether the development tables are String Catalogs.
  let hasCatalogs: Bool

  private let catalog: Catalog

  /// The development language's files by table.
  private let tables: [String: [TableFile]]

  /// The texts by the table's name and the pattern of an interpolated literal, with U+0000 for each specifier.
  private let patterns: [TableKey: [TextID]]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    let files = catalog.developmentIndices.flatMap { catalog.files(locale: $0) }
    tables = Dictionary(grouping: files, by: \.place.table)
    hasCatalogs = files.contains { $0.place.format.holdsAllLanguages }
    patterns = CodeVocabulary.patterns(of: catalog.developmentIDs, \.key)
  }

  /// The files of a table: those of the development language's own directory, or else of `Base`.
  func files(of table: String) -> [TableFile] {
    let files = tables[table] ?? []
    return files.filter { $0.place.directory == files.first?.place.directory }
  }

  /// Keys of a table that cannot be used.
  func brokenKeys(of table: String) -> Set<TableKey> { Set((tables[table] ?? []).flatMap(\.brokenKeys)) }

  /// The directory of a table; for a new one that of the other tables.
  func directory(of files: [TableFile]) -> String {
    let all = files.isEmpty ? tables.values.flatMap(\.self).sorted { $0.path < $1.path } : files
    return all.first { !$0.place.format.holdsAllLanguages }?.place.directory ?? all.first?.place.directory
      ?? catalog.developmentIndex.map { catalog.locales[$0].directory } ?? catalog.development.description
  }

  /// The table for a text: of several with its name one that has the text, otherwise the one nearest to the code; if
  /// there is none, a new one beside the other tables.
  func table(of text: ExtractedText) -> String {
    let named = named(text.table)
    let known = named.filter { catalog.developmentEntries[TextID(table: $0, key: text.key)] != nil }
    return nearest(known.isEmpty ? named : known, to: text.location.path) ?? newTable(text.table)
  }

  /// The texts of the nearest table that an interpolated literal may match; empty if several texts match.
  func texts(like pattern: TableKey, table: String?, at path: String) -> [TextID] {
    let ids = patterns[pattern, default: []].filter { table == nil || $0.tableName == table }
    guard let nearest = nearest(Array(Set(ids.map(\.table))), to: path) else { return [] }
    return ids.filter { $0.table == nearest }
  }

  private func named(_ name: String) -> [String] {
    tables.keys.filter { TextID(table: $0, key: "").tableName == name }.sorted()
  }

  /// The table whose folder shares most with that of a file.
  private func nearest(_ names: [String], to path: String) -> String? {
    let folders = path.split(separator: "/").filter { $0 != "." }
    return names.sorted().max { left, right in
      common(left, folders) < common(right, folders)
    }
  }

  private func common(_ table: String, _ folders: [Substring]) -> Int {
    zip(table.split(separator: "/").dropLast(), folders).prefix { $0 == $1 }.count
  }

  private func newTable(_ name: String) -> String {
    let folders = Set(
      tables.keys.filter { !TextID(table: $0, key: "").isReadBySystem }
        .map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    guard folders.count == 1, let folder = folders.first, !folder.isEmpty else { return name }
    return "\(folder)/\(name)"
  }

  /// A new String Catalog.
  func newCatalog(_ table: String, _ changes: [TableChange]) -> [SourceFile] {
    let language =
      tables.values.flatMap(\.self).lazy.compactMap(\.read.sourceLanguage).first ?? catalog.development.description
    let entries = changes.compactMap { change -> StringCatalogWriter.Entry? in
      guard case .extract(let text, let isGiven) = change.action else { return nil }
      return .extracted(change.key, text, isGiven: isGiven, comment: change.comment, in: language)
    }
    let text = StringCatalogWriter.catalog(sourceLanguage: language, entries: entries)
    let path = CatalogPlace.path(table: table, directory: "", layer: nil, format: .stringCatalog)
    return [SourceFile(path: path, bytes: Array(text.utf8))]
  }
}
