import L10nCore
import L10nRuntime

/// The entries of a catalog in order of files and places, each with its language and its text in the development
/// language, computed once for all rules.
///
/// A class, though immutable, because every text of the catalog refers to it.
final class EntryIndex: Sendable {
  /// The facts about an entry that the entry itself does not contain.
  struct Facts {
    /// The entry's locale in the catalog.
    let locale: Int

    /// The index in `development` of its text in the development language; `nil` if that language lacks it.
    let development: Int?

    /// Whether it is compared with the development text: it belongs to another locale, or to an override layer.
    let isTranslation: Bool

    /// Whether it belongs to a base table, not to a layer.
    let isInBase: Bool

    /// Whether it is the development text itself.
    let isDevelopment: Bool

    /// Whether it is formatted: it has variables, or the development text has some or takes arguments.
    let isFormatted: Bool

    /// File and offset, in the order of the entries.
    fileprivate let place: Int
  }

  let catalog: Catalog

  let entries: [CatalogEntry]

  /// The entries that select among texts by a rule, in the same order.
  let ruleEntries: [CatalogEntry]

  /// The facts of each entry.
  let facts: [Facts]

  private let developmentIndex: DevelopmentIndex

  init(_ index: DevelopmentIndex) {
    developmentIndex = index
    let catalog = index.catalog
    self.catalog = catalog
    let layers = [nil] + catalog.layers.indices.map { $0 }
    let found = Array(catalog.locales.indices).concurrentMap { locale -> [(entry: CatalogEntry, facts: Facts)] in
      let isDevelopment = catalog.developmentIndices.contains(locale)
      return layers.flatMap { layer in
        catalog.entries(locale: locale, layer: layer).values.map { entry in
          let number = index.numbers[entry.id]
          let place = index.place(of: entry)
          let hasVariables = entry.isRule && !entry.variables.isEmpty
          let facts = Facts(
            locale: locale, development: number,
            isTranslation: number.map { !index.isNoOriginal[$0] } ?? false && (layer != nil || !isDevelopment),
            isInBase: layer == nil,
            isDevelopment: number.map { index.places[$0] == place } ?? false,
            isFormatted: hasVariables || number.map { index.isFormatted[$0] } ?? false, place: place)
          return (entry, facts)
        }
      }.sorted { $0.facts.place }
    }.flatMap { $0 }
    // Merging sorted runs is faster than sorting all.
    let sorted = found.sorted { $0.facts.place }
    entries = sorted.map(\.entry)
    ruleEntries = entries.filter(\.isRule)
    facts = sorted.map(\.facts)
  }

  /// Every entry of the development language, in order of files and places.
  var development: [CatalogEntry] { developmentIndex.entries }

  /// The language of an entry's locale.
  func language(ofEntryAt index: Int) -> LanguageTag { catalog.locales[facts[index].locale].tag }

  /// An entry with its development text; `nil` for one that is not a translation.
  func translation(at index: Int) -> LintContext.Translation? {
    guard facts[index].isTranslation, let number = facts[index].development else { return nil }
    return LintContext.Translation(
      locale: catalog.locales[facts[index].locale], entry: entries[index], development: development[number])
  }
}

extension Array where Element: Sendable {
  /// The results of a function for ranges of the elements, in their order, computed on all cores.
  func concurrentChunks<Result: Sendable>(_ transform: @Sendable (ArraySlice<Element>) -> Result) -> [Result] {
    let size = Swift.max(256, (count + 63) / 64)
    return stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
      .concurrentMap { transform($0) }
  }
}
