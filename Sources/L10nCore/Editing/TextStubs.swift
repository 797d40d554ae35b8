import L10nSyntax

/// The stubs for one text in each language that lacks it.
///
/// In tables of one language each they are those of `Synchronization`. In files of all languages the languages of the
/// file get the development text in the state `new`, with the plural forms that they need.
package struct TextStubs: Sendable {
  /// The changed and new files, in the order of their paths; empty if no language lacks the text.
  package private(set) var changedFiles: [SourceFile] = []

  /// The directories of the languages that get a stub, in order.
  package private(set) var languages: [String] = []

  package init(of id: TextID, in catalog: Catalog) {
    guard let entry = catalog.developmentEntries[id], entry.needsTranslation else { return }
    if entry.file.place.format.holdsAllLanguages {
      addToSharedFile(entry, in: catalog)
    } else {
      changedFiles = Synchronization(catalog, texts: [id]).changedFiles
      let places = CatalogPlaces(catalog.files.map(\.path) + changedFiles.map(\.path), in: catalog.configuration.folder)
      languages = changedFiles.compactMap { places[$0.path]?.directory }.sorted()
    }
  }

  private mutating func addToSharedFile(_ entry: CatalogEntry, in catalog: Catalog) {
    let path = entry.file.path
    var edit = CatalogEdit(catalog)
    for locale in catalog.translationIndices {
      let isThere = catalog.ownChain(of: locale).contains { catalog.entries(locale: $0, layer: nil)[entry.id] != nil }
      guard !isThere, catalog.stub(of: entry.id, locale: locale) == nil,
        catalog.files(locale: locale).contains(where: { $0.path == path })
      else { continue }
      let directory = catalog.locales[locale].directory
      let stub = entry.written.stub(for: PluralRequirements(for: catalog.locales[locale].tag))
      let refusals = edit.apply([TableChange(entry.key, .set(stub, .new))], to: entry.id.table, in: directory)
      if refusals.isEmpty { languages.append(directory) }
    }
    changedFiles = edit.changedFiles
  }
}
