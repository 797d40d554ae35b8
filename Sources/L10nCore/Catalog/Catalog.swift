package import L10nRuntime
package import L10nSyntax

/// A locale of a catalog: a directory and its language.
package struct CatalogLocale: Hashable, Sendable {
  /// The name of the `.lproj` directory without its suffix.
  package let directory: String

  /// The language; that of the development language for `Base`.
  package let tag: LanguageTag

  package init(directory: String, tag: LanguageTag) { (self.directory, self.tag) = (directory, tag) }
}

/// A folder of localization files with an index.
///
/// Immutable; the input of everything that `l10n` does. Entries of a `.stringsdict` hide those of the `.strings` of the
/// same table, key by key, and the last of two equal keys counts, as in Foundation.
package struct Catalog: Sendable {
  /// The settings, languages and layers.
  package let layout: CatalogLayout

  /// The tables, by name.
  package let tables: [CatalogTable]

  /// The indices in `tables`, by name.
  private let tableNumbers: [String: Int]

  /// The table files, by path.
  package let files: [TableFile]

  /// The indices in `files`, by directory.
  private let filePlaces: [String: [Int]]

  /// The entries of the development language, by identity: those of its own directory, and those that only `Base` has.
  package let developmentEntries: [TextID: CatalogEntry]

  private let lazyDevelopmentIDs: Lazy<[TextID]>

  /// The development texts from which the translations were made; `nil` without an `l10n.lock`.
  package internal(set) var lock: TranslationLock?

  /// The uses of texts in the Swift code; `nil` if none was read.
  package internal(set) var code: CodeUses?

  /// The catalog to compare with; `nil` for none.
  package var earlier: EarlierCatalog?

  /// The text of every other file that diagnostics may refer to, by path.
  var otherSources: [String: SourceText] = [:]

  /// - Parameter tables: all tables of the layout, by name.
  package init(_ layout: CatalogLayout, _ tables: [CatalogTable]) {
    let files = tables.count == 1 ? tables[0].files : tables.flatMap(\.files).sorted { $0.path < $1.path }
    self.init(layout, tables, files)
  }

  /// - Parameters:
  ///   - tables: all tables of the layout, by name.
  ///   - files: the files of the tables, by path.
  init(_ layout: CatalogLayout, _ tables: [CatalogTable], _ files: [TableFile]) {
    self.layout = layout
    self.tables = tables
    self.files = files
    tableNumbers = Dictionary(uniqueKeysWithValues: tables.enumerated().map { ($1.name, $0) })
    filePlaces = Dictionary(grouping: files.indices) { files[$0].place.directory }
    var development: [TextID: CatalogEntry] = [:]
    for index in layout.developmentIndices.reversed() {
      let texts = LayerTexts(tables: tables, numbers: tableNumbers, locale: index, layer: 0)
      for entry in texts.values { development[entry.id] = entry }
    }
    developmentEntries = development
    lazyDevelopmentIDs = Lazy { [developmentEntries] in
      tables.flatMap { table in table.sortedKeys.map { TextID(table: table.name, key: $0) } }
        .filter { developmentEntries[$0] != nil }
    }
  }

  /// The identities of the development language's texts, in order.
  package var developmentIDs: [TextID] { lazyDevelopmentIDs.value }

  /// The identities of texts for which code is generated.
  package var generatedIDs: [TextID] { developmentIDs.filter(\.key.isForCode) }

  package var configuration: Configuration { layout.configuration }

  /// The locales of the base tables and override layers, by directory name.
  package var locales: [CatalogLocale] { layout.locales }

  /// The development language.
  package var development: LanguageTag { layout.development }

  /// The locales of the development language: its own directory, then `Base`.
  package var developmentIndices: [Int] { layout.developmentIndices }

  /// The index in `locales` of the development language; `nil` if it has no directory.
  package var developmentIndex: Int? { layout.developmentIndices.first }

  /// The override layers, lowest first: those that the configuration applies, in its order, followed by the others by
  /// name.
  package var layers: [String] { layout.layers }

  /// The number of `layers` that are applied to look-ups and generated code.
  package var appliedLayerCount: Int { layout.appliedLayerCount }

  /// The chains of locales for requests.
  package var available: AvailableLocales { layout.available }

  /// The chain that begins with each locale.
  var chains: [LocaleChain] { layout.chains }

  /// The same files with other settings. Decisions that were made while they were read stay: the development language,
  /// the tables and the layers.
  package func configured(_ configuration: Configuration) -> Catalog {
    with(CatalogLayout(layout, configuration: configuration), tables)
  }

  /// The catalog with only some of its texts.
  package func keeping(_ ids: Set<TextID>) -> Catalog {
    let keys = Dictionary(grouping: ids, by: \.table).mapValues { Set($0.map(\.key)) }
    return with(layout, tables.map { $0.keeping(keys: keys[$0.name] ?? []) })
  }

  /// The catalog with only the texts of some keys, in all tables.
  package func keeping(_ keys: Set<TableKey>) -> Catalog {
    with(layout, tables.map { $0.keeping(keys: keys) })
  }

  /// The catalog without some texts of some locales and layers, for which the chain is used instead.
  ///
  /// - Parameter isLeftOut: takes a text with the indices of its locale in `locales` and of its layer in `layers`.
  package func leavingOut(_ isLeftOut: (_ id: TextID, _ locale: Int, _ layer: Int?) -> Bool) -> Catalog {
    with(layout, tables.map { table in table.keeping { !isLeftOut($0, $1, $2) } })
  }

  /// The catalog with additional languages for translation, which have no files yet.
  ///
  /// - Parameter new: locales that the catalog does not have.
  package func adding(_ new: [CatalogLocale]) -> Catalog {
    if new.isEmpty { return self }
    let all = locales.enumerated().map { ($1, Optional($0)) } + new.map { ($0, nil) }
    let sorted = all.sorted { $0.0.directory < $1.0.directory }
    return with(layout.with(sorted.map(\.0)), tables.map { $0.moving(sorted.map(\.1), layers: layers.count) })
  }

  /// The catalog with only one table.
  ///
  /// - Parameter table: one of its tables.
  package func keeping(_ table: CatalogTable) -> Catalog { Catalog(layout, [table]) }

  private func with(_ layout: CatalogLayout, _ tables: [CatalogTable]) -> Catalog {
    var catalog = Catalog(layout, tables)
    (catalog.lock, catalog.code, catalog.otherSources) = (lock, code, otherSources)
    catalog.earlier = earlier
    return catalog
  }

  /// The entries of one locale in the base tables or in a layer.
  package func entries(locale: Int, layer: Int?) -> LayerTexts {
    LayerTexts(tables: tables, numbers: tableNumbers, locale: locale, layer: (layer ?? -1) + 1)
  }

  /// The place of a stub for a text in a locale's base tables; `nil` if there is none.
  ///
  /// A stub has the development text and is not one of the locale's entries.
  package func stub(of id: TextID, locale: Int) -> SourceLocation? {
    tableNumbers[id.table].flatMap { tables[$0].stub(of: id.key, locale: locale) }
  }

  /// The files of one locale and layer.
  package func files(locale: Int, layer: Int? = nil) -> [TableFile] {
    files(inDirectory: locales[locale].directory).filter { $0.place.layer == layer.map { layers[$0] } }
  }

  /// The files of a directory, in all layers.
  func files(inDirectory directory: String) -> [TableFile] { filePlaces[directory, default: []].map { files[$0] } }

  /// The identities with a key, in the order of their tables.
  package func ids(of key: TableKey) -> [TextID] { ids(ofKeys: [key.text])[key.text] ?? [] }

  /// The decoded text of every file that diagnostics may refer to, by path.
  package var sources: [String: SourceText] {
    Dictionary(files.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
      .merging(otherSources) { first, _ in first }
  }
}

extension Catalog {
  /// The indices of the locales that texts are translated into.
  package var translationIndices: [Int] {
    let development = developmentIndices
    return locales.indices.filter { !development.contains($0) }
  }

  /// The part of a locale's chain in its readers' own language. The development language, which ends every chain, is
  /// only included if it is the same written language, such as English for `en-GB`.
  package func ownChain(of index: Int) -> [Int] {
    let development = developmentIndices
    return chains[index].indices.filter {
      $0 == index || !development.contains($0) || locales[$0].tag.isWritten(like: locales[index].tag)
    }
  }

  /// The base tables of a locale with the first file of each: the `.strings` if there are both formats.
  package func tableFiles(locale: Int) -> [String: TableFile] {
    Dictionary(files(locale: locale).map { ($0.place.table, $0) }) { first, _ in first }
  }

  /// The identities with some keys, by key, in the order of their tables; unknown keys are left out.
  ///
  /// - Complexity: one pass over the texts, regardless of the number of keys; `ids(of:)` takes one for each.
  package func ids(ofKeys keys: Set<String>) -> [String: [TextID]] {
    if keys.isEmpty { return [:] }
    var found: Set<TextID> = []
    for locale in locales.indices {
      for layer in [nil] + layers.indices.map({ $0 }) {
        for id in entries(locale: locale, layer: layer).keys where keys.contains(id.key.text) { found.insert(id) }
      }
    }
    return Dictionary(grouping: found, by: \.key.text).mapValues { $0.sorted() }
  }
}
