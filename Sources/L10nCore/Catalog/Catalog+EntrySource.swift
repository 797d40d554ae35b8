package import L10nRuntime
package import L10nSyntax

extension Catalog: EntrySource {
  /// The number of layers that look-ups use.
  package var layerCount: Int { appliedLayerCount }

  package func entry(for key: TextID, locale: Int, layer: Int?) -> CatalogEntry? {
    entries(locale: locale, layer: layer)[key]
  }

  /// The look-up for a reader's languages.
  package func resolver(for preferences: [LanguageTag]) -> Resolver<Catalog> {
    Resolver(source: self, chain: available.chain(for: preferences).indices)
  }

  /// The look-up that starts at one of the catalog's locales.
  package func resolver(startingAt locale: Int) -> Resolver<Catalog> {
    Resolver(source: self, chain: chains[locale].indices)
  }
}

extension Resolver<Catalog> {
  /// The message of the first entry of a look-up, completed with plural categories of later entries that may lend them
  /// (`ResolutionStep.takesForms`) and written for speech if it is only heard, and the locale whose rules format it.
  package func message(for id: TextID) -> (message: Message, locale: CatalogLocale, entry: CatalogEntry)? {
    let found = trace(for: id).compactMap { step, entry in
      entry.map { (step: step, locale: source.locales[chain[step.chainIndex]], entry: $0) }
    }
    guard let first = found.first else { return nil }
    let categories = PluralRules(for: first.locale.tag).categories
    let lenders = found.dropFirst().filter {
      first.step.takesForms(from: $0.step) && $0.locale.tag.isWritten(like: first.locale.tag)
    }
    let message = lenders.reduce(first.entry.message) { $0.completed(by: $1.entry.message, categories: categories) }
    let showsZero = first.entry.file.place.format.showsZero || categories.contains(.zero)
    return (source.shown(showsZero ? message : message.leavingOut(.zero), of: id), first.locale, first.entry)
  }
}
