/// A translation in the lock that has not changed since its development text did.
package struct StaleTranslation: Sendable {
  /// The index of the locale in the catalog.
  package let locale: Int

  package let entry: CatalogEntry
  package let development: CatalogEntry
}

extension Catalog {
  /// The stale translations according to the lock, in no particular order; empty without a lock.
  package var staleTranslations: [StaleTranslation] {
    guard let lock else { return [] }
    let indices = Dictionary(
      translationIndices.map { (locales[$0].directory, $0) }, uniquingKeysWith: { first, _ in first })
    return developmentEntries.values.filter(\.isTranslatable).flatMap { development -> [StaleTranslation] in
      lock.outdatedLocales(of: development.id, development: Fingerprint(development)).compactMap { directory in
        guard let locale = indices[directory],
          let entry = entries(locale: locale, layer: nil)[development.id], lock.isUnchanged(entry, in: directory)
        else { return nil }
        return StaleTranslation(locale: locale, entry: entry, development: development)
      }
    }
  }
}

/// The set of stale texts in the base tables, for many look-ups.
package struct StaleTexts: Sendable {
  private struct Place: Hashable {
    let locale: Int
    let id: TextID
  }

  private let places: Set<Place>

  package init(_ catalog: Catalog) {
    places = Set(catalog.staleTranslations.map { Place(locale: $0.locale, id: $0.entry.id) })
  }

  /// Whether an entry of a locale's base tables is stale according to the lock or a String Catalog.
  package func contains(_ entry: CatalogEntry, locale: Int) -> Bool {
    entry.isMarkedStale || places.contains(Place(locale: locale, id: entry.id))
  }
}

extension CatalogEntry {
  /// Whether a String Catalog itself marks the text as stale.
  package var isMarkedStale: Bool { loaded.state == .stale }
}
