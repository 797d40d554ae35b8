package import L10nRuntime

extension Catalog: EntrySource {
  /// The layers that look-ups ask.
  package var layerCount: Int { appliedLayerCount }

  package func entry(for key: TextID, locale: Int, layer: Int?) -> CatalogEntry? {
    entries(locale: locale, layer: layer)[key]
  }

  /// The look-up for somebody's languages.
  package func resolver(for preferences: [LanguageTag]) -> Resolver<Catalog> {
    Resolver(source: self, chain: available.chain(for: preferences).indices)
  }

  /// The look-up that starts at one of the catalogue's locales.
  package func resolver(startingAt locale: Int) -> Resolver<Catalog> {
    Resolver(source: self, chain: available.chain(startingAt: locale).indices)
  }
}

extension Resolver<Catalog> {
  /// The message of the first entry on the way, with plural categories that it lacks taken from further entries that may
  /// lend them; and the locale whose rules it is run with.
  package func message(for id: TextID) -> (message: Message, locale: CatalogLocale, entry: CatalogEntry)? {
    let found = trace(for: id).compactMap { step, entry in entry.map { (source.locales[chain[step.chainIndex]], $0) } }
    guard let (locale, entry) = found.first else { return nil }
    let categories = PluralRules(for: locale.tag).categories
    let message = found.dropFirst().filter { $0.0.lendsForms(to: locale) }
      .reduce(entry.message) { $0.completed(by: $1.1.message, categories: categories) }
    return (message, locale, entry)
  }
}

extension CatalogLocale {
  /// Whether plural forms of this locale may complete a text of another: both write the same language in the same
  /// script. Serbian in Cyrillic letters has no place in a Latin text, even where it is the development language.
  package func lendsForms(to other: CatalogLocale) -> Bool {
    tag.language == other.tag.language && LikelySubtags.script(of: tag) == LikelySubtags.script(of: other.tag)
  }
}
