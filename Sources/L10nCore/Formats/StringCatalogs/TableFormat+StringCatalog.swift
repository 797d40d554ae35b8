package import L10nSyntax

extension TableFormat {
  /// Xcode's String Catalogs.
  package static let stringCatalog: TableFormat = TableFormat(
    name: "xcstrings", title: "a String Catalog", layout: .multilingualFiles(suffix: "xcstrings"),
    holdsAllLanguages: true, hasStates: true,
    variableDefinition: { "the substitution '\($0)'" }, keepsBase: false,
    read: { bytes in
      let catalog = StringCatalog(bytes)
      let source = StringCatalogTable.sourceLanguage(of: catalog)
      return ReadFile(
        languages: [source] + catalog.languages.filter { !$0.utf8.elementsEqual(source.utf8) },
        sourceLanguage: catalog.sourceLanguage
      ) { language in
        LoadedTable(StringCatalogTable(catalog, language: language ?? source))
      }
    },
    write: { tables, source in
      guard let first = tables.first else { return WrittenTables() }
      let draft = StringCatalogDraft(tables, source: source)
      let path = CatalogPlace.path(table: first.name, directory: "", layer: first.layer, format: .stringCatalog)
      return WrittenTables(
        files: [SourceFile(path: path, bytes: Array(draft.text.utf8))],
        losses: draft.losses.map { Loss.diagnostic($0.message, of: $0.unit, in: $0.table) })
    },
    editor: { StringCatalogTableEditor($0) },
    outline: { (bytes) throws(EditRefusal) in try SourceOutline(JSONDocument(bytes)) }, filePatterns: ["*.xcstrings"])
}

extension LoadedTable {
  fileprivate init(_ table: StringCatalogTable) {
    let catalog = table.catalog
    self.init(
      language: table.language, isSource: table.isSource, source: catalog.source, entries: table.entries,
      brokenKeys: table.brokenKeys, findings: table.findings, isEmpty: catalog.entries.isEmpty,
      keys: catalog.entries.map { ($0.key, $0.keyRange) },
      phraseKeys: catalog.entries.filter(\.isPhraseList).map(\.key),
      comments: {
        catalog.entries.compactMap { entry in entry.commentRange.map { ($0, (entry.key, entry.range)) } }
      },
      commentText: { $0.first.flatMap { catalog.entries[$0].comment } },
      spelling: { catalog.document.spelling(at: $0) },
      editRefusal: {
        do throws(EditRefusal) {
          _ = try StringCatalogEditor(catalog)
          return nil
        } catch {
          return error
        }
      },
      placeEditor: { try? StringCatalogEditor(catalog) })
  }
}

extension StringCatalogEditor: PlaceEditing {
  package func comment(of key: TableKey) -> String? { catalog.entries.last { $0.key == key }?.comment }
}
