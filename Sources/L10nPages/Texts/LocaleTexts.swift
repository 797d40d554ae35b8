import L10nCore
import L10nRuntime

/// The texts of one locale beside those of the development language.
struct LocaleTexts {
  /// A text as readers of the locale get it.
  struct Text {
    let state: TextState

    /// What readers get; `nil` where no language of the chain has the text.
    let entry: CatalogEntry?

    /// Where it comes from when the locale has none: `fr`, or `fr, layer acme`; `nil` for its own.
    let origin: String?

    /// Whether it is not to be translated and comes from the development language.
    var isShared = false
  }

  /// The locale's number in the catalogue.
  let index: Int

  /// The name of its directory.
  let name: String

  let language: PageLanguage

  /// Whether it is one of the development language.
  let isDevelopment: Bool

  /// The texts in the order of the development language's.
  let texts: [Text]

  /// How many texts there are of each state.
  let counts: [Int]

  init(_ catalog: Catalog, locale index: Int, language: PageLanguage, stale: Set<TextID>) {
    let locale = catalog.locales[index]
    let resolver = catalog.resolver(startingAt: index)
    let own = Set(catalog.ownChain(of: index))
    let isDevelopment = catalog.developmentIndices.contains(index)
    var counts = [Int](repeating: 0, count: TextState.allCases.count)
    texts = catalog.developmentIDs.map { id in
      let text = Self.text(
        of: id, in: catalog, resolver, own: own, isDevelopment: isDevelopment, isStale: stale.contains(id))
      counts[text.state.rawValue] += 1
      return text
    }
    (self.index, name, self.language, self.isDevelopment) = (index, locale.directory, language, isDevelopment)
    self.counts = counts
  }

  /// How many texts have a state.
  func count(_ state: TextState) -> Int { counts[state.rawValue] }

  /// The share of texts that readers get in their own language, in per cent, cut off: one text that is missing is never
  /// a hundred.
  var percent: Int { texts.isEmpty ? 100 : (texts.count - count(.missing)) * 100 / texts.count }

  private static func text(
    of id: TextID, in catalog: Catalog, _ resolver: Resolver<Catalog>, own: Set<Int>, isDevelopment: Bool, isStale: Bool
  ) -> Text {
    guard let (step, entry) = resolver.firstEntry(for: id) else {
      return Text(state: .missing, entry: nil, origin: nil)
    }
    let locale = resolver.chain[step.chainIndex]
    let layer = step.layer.map { ", layer \(catalog.layers[$0])" } ?? ""
    if step.chainIndex == 0 || isDevelopment {
      let origin = layer.isEmpty ? nil : catalog.locales[locale].directory + layer
      return Text(state: isStale ? .stale : .own, entry: entry, origin: origin)
    }
    let origin = catalog.locales[locale].directory + layer
    if own.contains(locale) { return Text(state: .inherited, entry: entry, origin: origin) }
    let isShared = catalog.developmentEntries[id].map { !$0.isTranslatable } ?? false
    return Text(state: isShared ? .own : .missing, entry: entry, origin: origin, isShared: isShared)
  }
}
