import L10nCore
import StringsFormat

extension Rule {
  static let staleTranslation: Rule = Rule(
    id: "stale-translation", severity: .warning,
    summary: "A translation was made from a text that has changed since.",
    rationale: """
      Users of that language read what the text said before. Which text a translation was made from stands in l10n.lock, \
      which 'l10n lock' writes, or is told by the state of a text in a String Catalog.
      """,
    obstacle: { context in
      let hasStates = context.catalog.files.contains { $0.place.format == .stringCatalog }
      return context.catalog.lock == nil && !hasStates
        ? "there is no \(TranslationLock.fileName); 'l10n lock' writes it" : nil
    }
  ) { context in
    let marked = context.catalog.texts(in: .stale) { key, locale in
      (
        "'\(key)' is stale in '\(locale)': the text has changed since it was translated",
        "translate it again, or set its state to 'translated'"
      )
    }
    return marked + context.catalog.staleTranslations
  }
}

extension Catalog {
  /// The translations that the lock knows, unchanged since their development texts have changed.
  fileprivate var staleTranslations: [RuleFinding] {
    guard let lock else { return [] }
    let indices = Dictionary(
      translationIndices.map { (locales[$0].directory, $0) }, uniquingKeysWith: { first, _ in first })
    return developmentEntries.values.filter(\.isTranslatable).flatMap { development -> [RuleFinding] in
      lock.outdatedLocales(of: development.id, development: Fingerprint(development)).compactMap { directory in
        guard let locale = indices[directory],
          let entry = entries(locale: locale, layer: nil)[development.id], !entry.isMarkedStale,
          lock.isUnchanged(entry, in: directory)
        else { return nil }
        return RuleFinding(
          "'\(entry.key)' was translated from a text that has changed since", atValueOf: entry,
          related: [Diagnostic.Related("the text of now", at: development.valueLocation)],
          help: "translate it again; if it still fits, run l10n lock --accept '\(entry.key)' --locale \(directory)")
      }
    }
  }
}

extension CatalogEntry {
  /// Whether a String Catalog itself says that the text is stale.
  fileprivate var isMarkedStale: Bool {
    if case .stringCatalog(let text) = source { text.state == .stale } else { false }
  }
}
