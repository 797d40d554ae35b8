import L10nCore
import L10nRuntime

/// The texts of one locale, in the order of the development language's.
struct LocaleTexts {
  /// A text as readers of the locale see it.
  struct Text {
    let state: TextState

    /// The entry that readers see; `nil` if no language of the chain has the text.
    let entry: CatalogEntry?

    /// The origin of an inherited text: `fr`, or `fr, layer acme`; `nil` for the locale's own.
    let origin: String?

    /// Whether it is not translatable and comes from the development language.
    var isShared = false

    /// Whether it counts for coverage: texts that are not translatable do not.
    var isCounted = true
  }

  /// The locale's index in the catalog.
  let index: Int

  /// The name of its directory.
  let name: String

  let language: PageLanguage

  /// Whether it belongs to the development language.
  let isDevelopment: Bool

  /// The texts in the order of the development language's.
  let texts: [Text]

  /// The number of counted texts in each state.
  let counts: CoverageCount

  init(_ catalog: Catalog, locale index: Int, language: PageLanguage, stale: StaleTexts) {
    let locale = catalog.locales[index]
    let resolver = catalog.resolver(startingAt: index)
    let own = Set(catalog.ownChain(of: index))
    let isDevelopment = catalog.developmentIndices.contains(index)
    var counts = CoverageCount()
    texts = catalog.developmentIDs.map { id in
      var text = Self.text(of: id, in: catalog, resolver, own: own, isDevelopment: isDevelopment, stale: stale)
      text.isCounted = catalog.developmentEntries[id]?.needsTranslation ?? true
      if text.isCounted { counts[text.state] += 1 }
      return text
    }
    (self.index, name, self.language, self.isDevelopment) = (index, locale.directory, language, isDevelopment)
    self.counts = counts
  }

  private static func text(
    of id: TextID, in catalog: Catalog, _ resolver: Resolver<Catalog>, own: Set<Int>, isDevelopment: Bool,
    stale: StaleTexts
  ) -> Text {
    guard let (step, entry) = resolver.firstEntry(for: id) else {
      return Text(state: .missing, entry: nil, origin: nil)
    }
    let locale = resolver.chain[step.chainIndex]
    let layer = step.layer.map { ", layer \(catalog.layers[$0])" } ?? ""
    let place = catalog.locales[locale].directory + layer
    let isStale = layer.isEmpty && stale.contains(entry, locale: locale)
    if step.chainIndex == 0 || isDevelopment {
      return Text(state: isStale ? .stale : .own, entry: entry, origin: layer.isEmpty ? nil : place)
    }
    if own.contains(locale) { return Text(state: isStale ? .stale : .inherited, entry: entry, origin: place) }
    let isShared = catalog.developmentEntries[id].map { !$0.needsTranslation } ?? false
    return Text(state: isShared ? .own : .missing, entry: entry, origin: place, isShared: isShared)
  }
}
