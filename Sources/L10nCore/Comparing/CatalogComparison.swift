/// The differences between two versions of a catalog: first those that matter to translators, then all texts by
/// language.
package struct CatalogComparison: Sendable {
  /// A text of the development language.
  package struct Development: Sendable {
    package let text: TextComparison

    /// The locales, by directory, that still have the translation of the former text.
    package internal(set) var stale: [String] = []

    /// The locales whose translations changed as well.
    package internal(set) var updated: [String] = []

    /// The locales that lack the text.
    package internal(set) var missing: [String] = []
  }

  /// The texts of one locale and layer.
  package struct Locale: Sendable {
    package let directory: String

    /// The override layer; `nil` for the base tables.
    package let layer: String?

    /// The texts by table and key.
    package let texts: [TextComparison]
  }

  /// The base texts of the development language that differ, by table and key.
  package private(set) var development: [Development] = []

  /// Every other locale and layer with different texts, in the order of their names.
  package private(set) var locales: [Locale] = []

  /// The development language's tag.
  package let developmentLanguage: String

  private let old: Catalog
  private let new: Catalog

  /// Whether there are no differences.
  package var isEmpty: Bool { development.isEmpty && locales.isEmpty }

  package init(from old: Catalog, to new: Catalog) {
    (self.old, self.new) = (old, new)
    developmentLanguage = new.development.description
    let renames = CatalogRenames(from: old, to: new)
    let texts = Self.texts(of: old.developmentEntries.values, new.developmentEntries.values, renames)
    development = texts.map(development)
    // Texts that only Base has belong to the development language.
    let own = Set(
      (old.developmentIndices.map { old.locales[$0] } + new.developmentIndices.map { new.locales[$0] }).map(\.directory)
    )
    let directories = Set((old.locales + new.locales).map(\.directory)).sorted()
    for directory in directories {
      for layer in [nil] + Set(old.layers + new.layers).sorted().map(Optional.some)
      where layer != nil || !own.contains(directory) {
        let texts = Self.texts(
          of: Self.entries(old, directory, layer), Self.entries(new, directory, layer),
          layer == nil ? renames : CatalogRenames())
        if !texts.isEmpty { locales.append(Locale(directory: directory, layer: layer, texts: texts)) }
      }
    }
  }

  // MARK: Texts

  private static func entries(_ catalog: Catalog, _ directory: String, _ layer: String?) -> [CatalogEntry] {
    guard let locale = catalog.locales.firstIndex(where: { $0.directory == directory }) else { return [] }
    guard let layer else { return catalog.entries(locale: locale, layer: nil).values }
    return catalog.layers.firstIndex(of: layer).map { catalog.entries(locale: locale, layer: $0).values } ?? []
  }

  private static func texts(
    of old: some Collection<CatalogEntry>, _ new: some Collection<CatalogEntry>, _ renames: CatalogRenames
  ) -> [TextComparison] {
    var before = Dictionary(old.map { ($0.id, $0) }) { $1 }
    var texts: [TextComparison] = []
    for entry in new {
      if let same = before.removeValue(forKey: entry.id) {
        if same.file === entry.file { continue }
        let text = TextComparison(.changed, entry.id, old: same, new: entry)
        if text.changesText || text.states != nil || text.comments != nil { texts.append(text) }
      } else if let oldID = renames.oldIDs[entry.id], let former = before.removeValue(forKey: oldID) {
        texts.append(TextComparison(.renamed, entry.id, oldID: oldID, old: former, new: entry))
      } else {
        texts.append(TextComparison(.added, entry.id, old: nil, new: entry))
      }
    }
    texts += before.values.map { TextComparison(.removed, $0.id, old: $0, new: nil) }
    return texts.sorted { $0.id < $1.id }
  }

  // MARK: Translations of development texts

  private func development(_ text: TextComparison) -> Development {
    var result = Development(text: text)
    guard text.new?.needsTranslation ?? false else { return result }
    for index in new.translationIndices {
      let directory = new.locales[index].directory
      guard let entry = new.entries(locale: index, layer: nil)[text.id] else {
        let isInherited = new.ownChain(of: index).contains { new.entries(locale: $0, layer: nil)[text.id] != nil }
        if text.kind == .added, !isInherited, !new.configuration.partialLocales.contains(new.locales[index].tag) {
          result.missing.append(directory)
        }
        continue
      }
      guard text.kind != .added, text.changesText else { continue }
      let former = old.locales.firstIndex { $0.directory == directory }
        .flatMap { old.entries(locale: $0, layer: nil)[text.oldID ?? text.id] }
      if former?.shown == entry.shown { result.stale.append(directory) } else { result.updated.append(directory) }
    }
    return result
  }
}
