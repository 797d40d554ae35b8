import L10nCore
import L10nRuntime
import L10nSyntax

/// The generated texts, numbered, and the messages of each locale.
struct GeneratedTexts: Sendable {
  let catalog: Catalog

  /// The development language's texts in the order of their numbers.
  let ids: [TextID]

  private let indices: [TextID: Int]
  private let idsByKey: [TableKey: TextID]

  /// The locales in the order of their tables: by language tag.
  let locales: [Int]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    ids = catalog.generatedIDs
    indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($0.element, $0.offset) })
    idsByKey = Dictionary(ids.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<LanguageTag> = []
    let developmentFirst = catalog.locales.indices.sorted {
      ($0 == catalog.developmentIndex ? 0 : 1, catalog.locales[$0].directory)
        < ($1 == catalog.developmentIndex ? 0 : 1, catalog.locales[$1].directory)
    }
    // Two directories of one language are one table: the chain of the first includes the others. That of the
    // development language precedes all others.
    locales = developmentFirst.filter { seen.insert(catalog.locales[$0].tag).inserted }
      .sorted { catalog.locales[$0].tag.description < catalog.locales[$1].tag.description }
  }

  func index(of id: TextID) -> Int? { indices[id] }

  /// The number of the text with a key, in the first table that has it.
  func index(ofKey key: String) -> Int? { idsByKey[TableKey(key)].flatMap { indices[$0] } }

  func development(_ id: TextID) -> CatalogEntry? { catalog.developmentEntries[id] }

  /// A locale's own message for each text, with override layers applied and plural categories completed from its own
  /// parents; `nil` if the text comes from another locale.
  func messages(of locale: Int) -> [Message?] {
    let resolver = catalog.resolver(startingAt: locale)
    return ids.map { id in
      let markup = catalog.configuration.markup(of: id)
      func markedUp(_ message: Message?) -> Message? { markup.flatMap { message?.markedUp($0) } ?? message }
      guard let first = resolver.firstEntry(for: id),
        catalog.locales[resolver.chain[first.step.chainIndex]].tag == catalog.locales[locale].tag
      else { return nil }
      if case .text = first.entry.message.content { return markedUp(first.entry.message) }
      return markedUp(resolver.message(for: id)?.message)
    }
  }

  /// A locale for examples: one that is not the development language.
  var exampleLocale: String {
    let others = locales.filter { $0 != catalog.developmentIndex }
    return catalog.locales[others.first ?? locales.first ?? 0].tag.description
  }
}
