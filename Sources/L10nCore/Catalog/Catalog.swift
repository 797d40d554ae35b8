package import L10nRuntime
package import L10nSyntax

/// A locale of a catalog: a directory and the language it stands for.
package struct CatalogLocale: Hashable, Sendable {
  /// The name of the `.lproj` directory without its suffix.
  package let directory: String

  /// The language; that of the development language for `Base`.
  package let tag: LanguageTag

  package init(directory: String, tag: LanguageTag) { (self.directory, self.tag) = (directory, tag) }
}

/// A folder of localization files, read and indexed.
///
/// Immutable; everything that `l10n` does starts from it. Entries of a `.stringsdict` hide those of the `.strings` of
/// the same table, key by key, and the last of two equal keys counts, as in Foundation.
package struct Catalog: Sendable {
  /// Its settings, languages and layers.
  package let layout: CatalogLayout

  /// The tables, by name.
  package let tables: [CatalogTable]

  /// The places in `tables`, by name.
  private let tableNumbers: [String: Int]

  /// The table files, by path.
  package let files: [TableFile]

  /// The places in `files` by directory.
  private let filePlaces: [String: [Int]]

  /// The entries of the development language, by identity: those of its own directory, and what only `Base` has.
  package let developmentEntries: [TextID: CatalogEntry]

  private let lazyDevelopmentIDs: Lazy<[TextID]>

  /// Which development texts the translations were made from; `nil` without an `l10n.lock`.
  package internal(set) var lock: TranslationLock?

  /// What the Swift code uses; `nil` where none was read.
  package internal(set) var code: CodeUses?

  /// What the catalog is compared with; `nil` where it stands for itself.
  package var earlier: EarlierCatalog?

  /// The text of every file that is no table and that diagnostics may point into, by path.
  var otherSources: [String: SourceText] = [:]

  /// - Parameter tables: by name; all of the layout.
  package init(_ layout: CatalogLayout, _ tables: [CatalogTable]) {
    let files = tables.count == 1 ? tables[0].files : tables.flatMap(\.files).sorted { $0.path < $1.path }
    self.init(layout, tables, files)
  }

  /// - Parameters:
  ///   - tables: by name; all of the layout.
  ///   - files: those of the tables, by path.
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

  /// Those that code is generated for.
  package var generatedIDs: [TextID] { developmentIDs.filter(\.key.isForCode) }

  package var configuration: Configuration { layout.configuration }

  /// The locales of the base tables and override layers, by directory name.
  package var locales: [CatalogLocale] { layout.locales }

  /// The development language.
  package var development: LanguageTag { layout.development }

  /// The locales of the development language: its own directory, then `Base`.
  package var developmentIndices: [Int] { layout.developmentIndices }

  /// The index in `locales` of the development language; `nil` when it has no directory.
  package var developmentIndex: Int? { layout.developmentIndices.first }

  /// The override layers, lowest first: those that the configuration applies, in its order, then the others by name.
  package var layers: [String] { layout.layers }

  /// How many of `layers` are applied to look-ups and generated code.
  package var appliedLayerCount: Int { layout.appliedLayerCount }

  /// Chains of locales for requests.
  package var available: AvailableLocales { layout.available }

  /// The chain that begins with each locale.
  var chains: [LocaleChain] { layout.chains }

  /// The same files with other settings. What has been decided while they were read stays: the development language,
  /// the tables and the layers.
  package func configured(_ configuration: Configuration) -> Catalog {
    with(CatalogLayout(layout, configuration: configuration), tables)
  }

  /// The same files with some of their texts only.
  package func keeping(_ ids: Set<TextID>) -> Catalog {
    let keys = Dictionary(grouping: ids, by: \.table).mapValues { Set($0.map(\.key)) }
    return with(layout, tables.map { $0.keeping(keys: keys[$0.name] ?? []) })
  }

  /// The same files with the texts of some keys only, whatever their tables.
  package func keeping(_ keys: Set<TableKey>) -> Catalog {
    with(layout, tables.map { $0.keeping(keys: keys) })
  }

  /// The same files without some texts of some locales and layers: the chain answers for them.
  ///
  /// - Parameter isLeftOut: takes a text with the places in `locales` and `layers` where it stands.
  package func leavingOut(_ isLeftOut: (_ id: TextID, _ locale: Int, _ layer: Int?) -> Bool) -> Catalog {
    with(layout, tables.map { table in table.keeping { !isLeftOut($0, $1, $2) } })
  }

  /// The same files with languages that have none yet, to be translated into.
  ///
  /// - Parameter new: none of those that the catalog has.
  package func adding(_ new: [CatalogLocale]) -> Catalog {
    if new.isEmpty { return self }
    let all = locales.enumerated().map { ($1, Optional($0)) } + new.map { ($0, nil) }
    let sorted = all.sorted { $0.0.directory < $1.0.directory }
    return with(layout.with(sorted.map(\.0)), tables.map { $0.moving(sorted.map(\.1), layers: layers.count) })
  }

  /// One table of the catalog.
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

  /// The place that a locale's base tables keep for a text that is not translated yet; `nil` where there is none.
  ///
  /// Such an entry holds the development text and is none of the locale's entries.
  package func stub(of id: TextID, locale: Int) -> SourceLocation? {
    tableNumbers[id.table].flatMap { tables[$0].stub(of: id.key, locale: locale) }
  }

  /// The files of one locale and layer.
  package func files(locale: Int, layer: Int? = nil) -> [TableFile] {
    files(inDirectory: locales[locale].directory).filter { $0.place.layer == layer.map { layers[$0] } }
  }

  /// The files of a directory, in all layers.
  func files(inDirectory directory: String) -> [TableFile] { filePlaces[directory, default: []].map { files[$0] } }

  /// The identities that have a key, in order of their tables.
  package func ids(of key: TableKey) -> [TextID] { ids(ofKeys: [key.text])[key.text] ?? [] }

  /// The decoded text of every file that diagnostics may point into, by path.
  package var sources: [String: SourceText] {
    Dictionary(files.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
      .merging(otherSources) { first, _ in first }
  }
}

extension Catalog {
  /// The locales that texts are translated into.
  package var translationIndices: [Int] {
    let development = developmentIndices
    return locales.indices.filter { !development.contains($0) }
  }

  /// The part of a locale's chain that its readers take for their own language: the development language, which ends
  /// every chain, belongs to it only where it is written alike, as English for `en-GB`.
  package func ownChain(of index: Int) -> [Int] {
    let development = developmentIndices
    return chains[index].indices.filter {
      $0 == index || !development.contains($0) || locales[$0].tag.isWritten(like: locales[index].tag)
    }
  }

  /// The base tables of a locale, the first file of each: the `.strings` where there are both formats.
  package func tableFiles(locale: Int) -> [String: TableFile] {
    Dictionary(files(locale: locale).map { ($0.place.table, $0) }) { first, _ in first }
  }

  /// The identities that have some keys, by key, in order of their tables; a key that no table has is left out.
  ///
  /// - Complexity: one pass over the texts, however many keys there are; `ids(of:)` takes one for each.
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
