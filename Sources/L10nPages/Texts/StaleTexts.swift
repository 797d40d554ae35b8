import L10nCore
import StringsFormat

extension Catalog {
  /// The translations of each locale that were made from a text that has changed since, as `l10n.lock` or the state of a
  /// text in a String Catalog tells, by the locale's directory.
  var staleTexts: [String: Set<TextID>] {
    var stale: [String: Set<TextID>] = [:]
    let indices = Dictionary(
      translationIndices.map { (locales[$0].directory, $0) }, uniquingKeysWith: { first, _ in first })
    for development in developmentEntries.values where development.isTranslatable {
      let outdated = lock?.outdatedLocales(of: development.id, development: Fingerprint(development)) ?? []
      for directory in outdated {
        guard let index = indices[directory], let entry = entries(locale: index, layer: nil)[development.id],
          lock?.isUnchanged(entry, in: directory) == true
        else { continue }
        stale[directory, default: []].insert(development.id)
      }
    }
    for (directory, index) in indices {
      for (id, entry) in entries(locale: index, layer: nil) where entry.isMarkedStale {
        stale[directory, default: []].insert(id)
      }
    }
    return stale
  }
}

extension CatalogEntry {
  /// Whether a String Catalog itself says that the text is stale.
  fileprivate var isMarkedStale: Bool {
    if case .stringCatalog(let text) = source { text.state == .stale } else { false }
  }
}
