import L10nCore
import StringsFormat

extension LanguageServer {
  /// The development text of an entry.
  func definition(_ place: Place) throws(RequestFailure) -> JSONOutput {
    guard let (file, entry) = place.entry,
      let text = place.file.catalog.catalog?.developmentEntries[TextID(table: file.place.table, key: entry.key)]
    else { return .null }
    return self.place(text.keyLocation, in: place.file.catalog) ?? .null
  }

  /// The entry in all languages and layers, and its uses in code.
  func references(_ place: Place) throws(RequestFailure) -> JSONOutput {
    guard let (file, entry) = place.entry else { return .array([]) }
    let id = TextID(table: file.place.table, key: entry.key)
    return .array(entryPlaces(of: id, in: place.file.catalog) + usePlaces(of: id, in: place.file.catalog.folder))
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
          // A string; the protocol has no kind for texts.
          "kind": .number(15), "range": file.text.range(entry.range), "selectionRange": file.text.range(entry.keyRange),
        ])
      })
  }
}

extension Message {
  /// The text where it is one without forms.
  fileprivate var plainText: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
