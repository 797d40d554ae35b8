import L10nCore
import L10nInterchange
import L10nRuntime

/// Translations from a memory, inserted where a catalog lacks them.
struct Prefilling {
  /// The catalog with the inserted translations.
  let catalog: Catalog

  /// The changed files, with all of their bytes.
  let files: [SourceFile]

  /// The number of texts equal to ones that were translated before, and that of texts only similar to them.
  let translatedCount: Int
  let reviewCount: Int

  /// The reasons why texts could not be changed.
  let refusals: [Diagnostic]

  /// - Parameter tags: the languages; `nil` for all but those in `partial`.
  init(_ catalog: Catalog, _ tags: [LanguageTag]?, _ options: MemoryOptions) throws {
    let gaps = TranslationGaps(catalog)
    let locales = catalog.translationIndices.filter { locale in
      let tag = catalog.locales[locale].tag
      return tags?.contains(tag) ?? !catalog.configuration.partialLocales.contains(tag)
    }
    let suggestions = MemorySuggestions(
      for: catalog, from: try options.memory(for: catalog), least: options.minScore)
    let broken = Set(catalog.files.flatMap { file in file.brokenKeys.map { TextID(table: file.place.table, key: $0) } })
    let proposals = suggestions.proposals(
      in: locales, for: { gaps[$0].filter { !broken.contains($0) } }, limit: 1)
    let (files, refusals) = catalog.changedFiles(setting: suggestions.texts(of: proposals))
    let refused = Set(refusals.map(\.subject))
    let done = proposals.filter { proposal in
      !refused.contains { $0.key == proposal.id.key.text && $0.locale == catalog.locales[proposal.locale].directory }
    }
    translatedCount = done.count { $0.matches.first?.score == 100 }
    reviewCount = done.count - translatedCount
    (self.files, self.refusals) = (files, refusals)
    let changed = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    let old = Dictionary(catalog.files.map { ($0.path, $0.source.bytes) }) { first, _ in first }
    var loader = CatalogLoader(catalog.configuration)
    let all = old.merging(changed) { $1 }.map { SourceFile(path: $0.key, bytes: $0.value) }
    self.catalog = loader.catalog(of: all.sorted { $0.path < $1.path })
  }
}
