import L10nCore
import L10nSyntax

extension LanguageServer {
  /// The development text of an entry, or of a key in `l10n.yml`; there, the declaration of a control.
  func definition(_ place: Place) throws(RequestFailure) -> JSONOutput {
    let catalog = place.file.catalog.catalog
    if case .control(let name)? = settingPlace(at: place)?.name,
      let control = catalog?.configuration.controls.first(where: { $0.name == name })
    {
      return self.place(control.location, in: place.file.catalog) ?? .null
    }
    guard let id = id(at: place), let text = catalog?.developmentEntries[id] else { return .null }
    return self.place(text.keyLocation, in: place.file.catalog) ?? .null
  }

  /// The entry in all languages and layers, the places in `l10n.yml` that name it, and its uses in code.
  func references(_ place: Place) throws(RequestFailure) -> JSONOutput {
    if case .control? = settingPlace(at: place)?.name {
      return .array(
        settingHighlights(place).compactMap {
          self.place(SourceLocation(place.file.path, $0), in: place.file.catalog)
        })
    }
    guard let id = id(at: place) else { return .array([]) }
    return .array(
      entryPlaces(of: id, in: place.file.catalog) + settingPlaces(of: id, in: place.file.catalog)
        + usePlaces(of: id, in: place.file.catalog.folder))
  }

  /// The text of an entry, or the one that `l10n.yml` names.
  private func id(at place: Place) -> TextID? {
    place.entry.map { TextID(table: $0.file.place.table, key: $0.entry.key) } ?? textID(at: place)
  }

  /// The places where the settings name a text.
  private func settingPlaces(of id: TextID, in served: ServedCatalog) -> [JSONOutput] {
    guard let (path, _) = served.loaded?.configurationSource.first,
      served.catalog?.ids(of: id.key).first == id
    else { return [] }
    return settingPlaces(in: served, at: path).filter { $0.name == .key(id.key.text) }.compactMap {
      place(SourceLocation(path, $0.range), in: served)
    }
  }

  /// The places of a text's entries.
  func entryPlaces(of id: TextID, in served: ServedCatalog) -> [JSONOutput] {
    guard let catalog = served.catalog else { return [] }
    let layers: [Int?] = [nil] + catalog.layers.indices.map { $0 }
    return catalog.locales.indices.flatMap { locale in
      layers.compactMap { catalog.entries(locale: locale, layer: $0)[id]?.keyLocation }
    }.compactMap { self.place($0, in: served) }
  }

  /// The entries of a file, each once.
  func symbols(_ file: File) throws(RequestFailure) -> JSONOutput {
    let table = file.catalog.catalog?.files.first { $0.path == file.path }
    return .array(
      (table?.entries ?? []).map { entry in
        .members([
          "name": .string(entry.key.text.isEmpty ? "\"\"" : entry.key.text),
          "detail": entry.text.message.plainText.map { .string($0) },
          // The kind of a string; the protocol has none for texts.
          "kind": .number(15), "range": file.text.range(entry.range), "selectionRange": file.text.range(entry.keyRange),
        ])
      })
  }
}

extension Message {
  /// The text if it has no forms.
  fileprivate var plainText: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
