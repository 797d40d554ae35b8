import L10nCore
import L10nLint
import L10nSyntax

extension LanguageServer {
  /// In `l10n.yml` the names of settings and their values, and names from the catalog: keys, languages, tables, layers,
  /// controls.
  func settingCompletions(_ place: Place) -> [JSONOutput] {
    let outline = SettingsOutline(place.file.source)
    guard let catalog = place.file.catalog.catalog, let position = outline.place(at: place.offset) else { return [] }
    // A closed list or mapping needs no completion.
    if let last = place.file.source.utf8[..<place.offset].last, "}]".utf8.contains(last) { return [] }
    let typed = place.file.source.utf8[position.typed]
    let quote = typed.first.flatMap { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") ? $0 : nil }
    func item(_ word: SettingShape.Word, kind: Int, detail: String? = nil, suffix: String = "") -> JSONOutput {
      // A word of a setting needs no quotes.
      let plain = kind == 20 ? word.text : word.text.yamlScalar
      var written = quote == UInt8(ascii: "'") ? "'\(word.text.replacing("'", with: "''"))'" : plain
      // A blank must follow a colon.
      let start = position.typed.lowerBound
      if start > 0, place.file.source.utf8[start - 1] == UInt8(ascii: ":") { written = " " + written }
      return .members([
        "label": .string(word.text), "kind": .number(kind), "detail": detail.map { .string($0) },
        "documentation": word.documentation.map(documentation), "filterText": .string(written),
        "textEdit": Self.edit(position.typed, written + suffix, in: place.file.text),
      ])
    }
    let settings = Configuration.shape
    func ofCatalog(asNames: Bool, besides present: [String] = [], _ suffix: String) -> [JSONOutput] {
      let words = settings.catalogWords(at: position.path, asNames: asNames).first.map {
        catalog.words($0, position.path, outline)
      }
      return (words ?? []).filter { !present.contains($0.text) }.map {
        item(.init(text: $0.text, documentation: nil), kind: 12, detail: $0.detail, suffix: suffix)
      }
    }
    if position.isValue || position.path.last == .item {
      let documentation = settings.documentation(at: position.path)
      return settings.values(at: position.path).map { item(.init(text: $0, documentation: documentation), kind: 20) }
        + ofCatalog(asNames: false, "")
    }
    // A name may be used once.
    let present = outline.names(under: position.path, besides: place.offset)
    return settings.names(at: position.path).filter { !present.contains($0.text) }.map {
      item($0, kind: 10, suffix: ": ")
    }
      + ofCatalog(asNames: true, besides: present, ": ")
  }

  /// A text for people, with Markdown where that is shown.
  func documentation(_ text: String) -> JSONOutput {
    .members([
      "kind": .string(capabilities.showsMarkdownInCompletions ? "markdown" : "plaintext"), "value": .string(text),
    ])
  }
}

extension Catalog {
  fileprivate typealias Word = (text: String, detail: String?)

  /// The catalog's words of a kind.
  ///
  /// - Parameter path: the path at which they will be inserted, for words that depend on the text above.
  fileprivate func words(
    _ kind: CatalogWords, _ path: [SettingsOutline.Step], _ outline: SettingsOutline
  ) -> [Word] {
    switch kind {
    case .locales:
      var seen: Set<String> = []
      return locales.map { ($0.tag.description, nil) }.filter { seen.insert($0.0).inserted }
    case .tables: return tables.map { ($0.name, nil) }
    case .layers: return layers.map { ($0, nil) }
    // The controls are known even while the file cannot be read.
    case .controls: return outline.names(under: [.name("controls")]).map { ($0, nil) }
    case .keys: return texts()
    case .keysWithArguments: return texts { !parameters(of: $0).isEmpty }
    case .arguments:
      guard case .name(let key)? = path.last, let id = ids(of: TableKey(key)).first, let entry = developmentEntries[id]
      else { return [] }
      return parameters(of: entry).enumerated().map { index, parameter in
        (parameter.name ?? "\(index + 1)", parameter.type.rawValue)
      }
    }
  }

  private func texts(where isWanted: (CatalogEntry) -> Bool = { _ in true }) -> [Word] {
    developmentIDs.compactMap { id in
      developmentEntries[id].flatMap { entry in
        isWanted(entry) ? (id.key.text, entry.texts.first?.text.shownShort) : nil
      }
    }
  }
}
