/// A text of the base tables as readers of a locale find it.
package struct FoundText: Sendable {
  /// The entry from a locale of their language; `nil` if the text is missing.
  package let entry: CatalogEntry?

  /// The index of the locale that has it.
  package let from: Int?
  package let state: TextState

  /// Whether the locale has a stub for the text, which is not translated yet.
  package let isStub: Bool

  /// - Parameter stale: the stale texts of the catalog.
  package init(_ id: TextID, in catalog: Catalog, locale: Int, _ stale: StaleTexts) {
    let from = catalog.ownChain(of: locale).first { catalog.entries(locale: $0, layer: nil)[id] != nil }
    entry = from.flatMap { catalog.entries(locale: $0, layer: nil)[id] }
    let isStale = entry.map { entry in from.map { stale.contains(entry, locale: $0) } ?? false } ?? false
    state = TextState(from: from, for: locale, isStale: isStale)
    isStub = catalog.stub(of: id, locale: locale) != nil
    self.from = from
  }

  /// Whether it is the locale's own and needs a review.
  package var needsReview: Bool { state == .own && entry?.loaded.state == .needsReview }
}
