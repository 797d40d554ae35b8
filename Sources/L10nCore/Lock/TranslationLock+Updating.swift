extension TranslationLock {
  /// The lock for the current contents of the catalog.
  ///
  /// A translation that is new in the lock, or has changed, was made from the current development text; any other from
  /// the same text as before.
  /// - Parameter isAccepted: whether a user has confirmed that the translation of a text into a locale, given by its
  ///   directory, fits the current development text.
  package func updated(
    for catalog: Catalog, accepting isAccepted: (TextID, String) -> Bool = { _, _ in false }
  ) -> TranslationLock {
    var lock = TranslationLock()
    let locales = catalog.translationIndices.map {
      (directory: catalog.locales[$0].directory, entries: catalog.entries(locale: $0, layer: nil))
    }
    for (id, entry) in catalog.developmentEntries where entry.isTranslatable {
      let before = lines[id]
      var line = Line(development: Fingerprint(entry))
      for (directory, entries) in locales {
        guard let translation = entries[id] else { continue }
        let fingerprint = Fingerprint(translation)
        line.translations[directory] = fingerprint
        guard let before, before.translations[directory] == fingerprint, !isAccepted(id, directory) else { continue }
        let origin = before.origins[directory] ?? before.development
        if origin != line.development { line.origins[directory] = origin }
      }
      if !line.translations.isEmpty { lock.lines[id] = line }
    }
    return lock
  }
}
