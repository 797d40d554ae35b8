package import L10nRuntime
package import StringsFormat

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
  package private(set) var configuration: Configuration

  /// The locales of the base tables and override layers, by directory name.
  package let locales: [CatalogLocale]

  /// The index in `locales` of the development language; `nil` when it has no directory.
  package let developmentIndex: Int?

  /// The development language.
  package let development: LanguageTag

  /// The override layers, lowest first: those that the configuration applies, in its order, then the others by name.
  package let layers: [String]

  /// How many of `layers` are applied to look-ups and generated code.
  package let appliedLayerCount: Int

  /// The table files, by path.
  package let files: [TableFile]

  /// The entries of each locale and layer: `entries[locale][layer + 1]`, with the base tables at 0.
  private let entries: [[[TextID: CatalogEntry]]]

  /// Where each locale's base tables keep a place for a text that is not translated yet.
  private let stubs: [[TextID: SourceLocation]]

  /// Chains of locales for requests.
  package let available: AvailableLocales

  /// The chain that begins with each locale.
  let chains: [LocaleChain]

  /// The places in `files` by directory.
  private let filePlaces: [String: [Int]]

  /// Which development texts the translations were made from; `nil` without an `l10n.lock`.
  package internal(set) var lock: TranslationLock?

  /// What the Swift code uses; `nil` where none was read.
  package internal(set) var code: CodeUses?

  /// The text of every file that is no table and that diagnostics may point into, by path.
  var otherSources: [String: SourceText] = [:]

  package init(
    configuration: Configuration, locales: [CatalogLocale], development: LanguageTag, layers: [String],
    appliedLayerCount: Int, files: [TableFile], entries: [[[TextID: CatalogEntry]]],
    stubs: [[TextID: SourceLocation]] = []
  ) {
    self.configuration = configuration
    self.locales = locales
    self.development = development
    self.layers = layers
    self.appliedLayerCount = appliedLayerCount
    self.files = files
    self.stubs = stubs
    let available = AvailableLocales(names: locales.map(\.directory), development: development.description)
    self.available = available
    chains = available.chains
    filePlaces = Dictionary(grouping: files.indices) { files[$0].place.directory }
    developmentIndices = available.chain(startingAt: nil).indices
    developmentIndex = developmentIndices.first
    let developmentEntries = developmentIndices.reduce(into: [TextID: CatalogEntry]()) { texts, index in
      texts.merge(entries[index][0]) { first, _ in first }
    }
    self.developmentEntries = developmentEntries
    developmentIDs = developmentEntries.keys.sorted()
    // Arguments by name have the positions of the development text in all locales.
    let names = developmentEntries.compactMapValues { $0.pattern?.argumentNames }.filter { !$0.value.isEmpty }
    self.entries =
      names.isEmpty
      ? entries
      : entries.map { layers in
        layers.map { texts in texts.mapValues { entry in names[entry.id].map { entry.naming($0) } ?? entry } }
      }
  }

  /// The same files with other settings. What has been decided while they were read stays: the development language,
  /// the tables and the layers.
  package func configured(_ configuration: Configuration) -> Catalog {
    var catalog = self
    catalog.configuration = configuration
    return catalog
  }

  /// The same files with some of their texts only.
  package func keeping(_ ids: Set<TextID>) -> Catalog {
    with(
      locales, entries: entries.map { $0.map { entries in entries.filter { ids.contains($0.key) } } },
      stubs: stubs.map { stubs in stubs.filter { ids.contains($0.key) } })
  }

  /// The same files without some texts of some locales and layers: the chain answers for them.
  ///
  /// - Parameter isLeftOut: takes a text with the places in `locales` and `layers` where it stands.
  package func leavingOut(_ isLeftOut: (_ id: TextID, _ locale: Int, _ layer: Int?) -> Bool) -> Catalog {
    with(
      locales,
      entries: entries.enumerated().map { locale, layers in
        layers.enumerated().map { number, entries in
          entries.filter { !isLeftOut($0.key, locale, number == 0 ? nil : number - 1) }
        }
      }, stubs: stubs)
  }

  /// The same files with languages that have none yet, to be translated into.
  ///
  /// - Parameter new: none of those that the catalog has.
  package func adding(_ new: [CatalogLocale]) -> Catalog {
    if new.isEmpty { return self }
    let all = locales.enumerated().map { ($1, entries[$0], stubs.indices.contains($0) ? stubs[$0] : [:]) }
    let none = [[TextID: CatalogEntry]](repeating: [:], count: layers.count + 1)
    let sorted = (all + new.map { ($0, none, [:]) }).sorted { $0.0.directory < $1.0.directory }
    return with(sorted.map(\.0), entries: sorted.map(\.1), stubs: sorted.map(\.2))
  }

  /// The same files and settings with other locales or texts.
  private func with(
    _ locales: [CatalogLocale], entries: [[[TextID: CatalogEntry]]], stubs: [[TextID: SourceLocation]]
  ) -> Catalog {
    var catalog = Catalog(
      configuration: configuration, locales: locales, development: development, layers: layers,
      appliedLayerCount: appliedLayerCount, files: files, entries: entries, stubs: stubs)
    (catalog.lock, catalog.code, catalog.otherSources) = (lock, code, otherSources)
    return catalog
  }

  /// The entries of one locale in the base tables or in a layer.
  package func entries(locale: Int, layer: Int?) -> [TextID: CatalogEntry] {
    entries[locale][(layer ?? -1) + 1]
  }

  /// The place that a locale's base tables keep for a text that is not translated yet; `nil` where there is none.
  ///
  /// Such an entry holds the development text and is none of the locale's entries.
  package func stub(of id: TextID, locale: Int) -> SourceLocation? {
    guard stubs.indices.contains(locale), entries[locale][0][id] == nil else { return nil }
    return stubs[locale][id]
  }

  /// The locales of the development language: its own directory, then `Base`.
  package let developmentIndices: [Int]

  /// The entries of the development language, by identity: those of its own directory, and what only `Base` has.
  package let developmentEntries: [TextID: CatalogEntry]

  /// The identities of the development language's texts, in order.
  package let developmentIDs: [TextID]

  /// The files of one locale and layer.
  package func files(locale: Int, layer: Int? = nil) -> [TableFile] {
    filePlaces[locales[locale].directory, default: []].map { files[$0] }
      .filter { $0.place.layer == layer.map { layers[$0] } }
  }

  /// The identities that have a key, in order of their tables.
  package func ids(of key: TableKey) -> [TextID] {
    var ids: Set<TextID> = []
    for locale in entries {
      for layer in locale {
        for id in layer.keys where id.key == key { ids.insert(id) }
      }
    }
    return ids.sorted()
  }

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
      $0 == index || !development.contains($0) || locales[$0].lendsForms(to: locales[index])
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
