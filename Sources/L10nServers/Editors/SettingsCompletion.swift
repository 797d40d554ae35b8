import L10nCore
import L10nRuntime
import L10nSyntax

extension LanguageServer {
  /// In `l10n.yml` the names of settings and their values, and what the catalog has: keys, languages, tables, layers, controls.
  func settingCompletions(_ place: Place) -> [JSONOutput] {
    let outline = SettingsOutline(place.file.source)
    guard let catalog = place.file.catalog.catalog, let position = outline.place(at: place.offset) else { return [] }
    // What is closed is done.
    if let last = place.file.source.utf8[..<place.offset].last, "}]".utf8.contains(last) { return [] }
    let typed = place.file.source.utf8[position.typed]
    let quote = typed.first.flatMap { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") ? $0 : nil }
    func item(_ word: SettingsSchema.Word, kind: Int, detail: String? = nil, suffix: String = "") -> JSONOutput {
      // A word of the schema is read as it is meant.
      let plain = kind == 20 ? word.text : word.text.yamlScalar
      var written = quote == UInt8(ascii: "'") ? "'\(word.text.replacing("'", with: "''"))'" : plain
      // A blank belongs behind a colon.
      let start = position.typed.lowerBound
      if start > 0, place.file.source.utf8[start - 1] == UInt8(ascii: ":") { written = " " + written }
      return .members([
        "label": .string(word.text), "kind": .number(kind), "detail": detail.map { .string($0) },
        "documentation": word.documentation.map(documentation), "filterText": .string(written),
        "textEdit": Self.edit(position.typed, written + suffix, in: place.file.text),
      ])
    }
    let words = SettingWords(catalog, outline, position.path)
    func ofCatalog(_ words: [SettingWords.Word], _ suffix: String) -> [JSONOutput] {
      words.map { item(.init(text: $0.text, documentation: nil), kind: 12, detail: $0.detail, suffix: suffix) }
    }
    if position.isValue || position.path.last == .item {
      let documentation = schema.documentation(at: position.path)
      return schema.values(at: position.path).map { item(.init(text: $0, documentation: documentation), kind: 20) }
        + ofCatalog(words.values, "")
    }
    // A name stands once.
    let present = outline.names(under: position.path, besides: place.offset)
    return schema.names(at: position.path).filter { !present.contains($0.text) }.map {
      item($0, kind: 10, suffix: ": ")
    }
      + ofCatalog(words.names.filter { !present.contains($0.text) }, ": ")
  }

  /// A text for people, with Markdown where that is shown.
  func documentation(_ text: String) -> JSONOutput {
    .members([
      "kind": .string(capabilities.showsMarkdownInCompletions ? "markdown" : "plaintext"), "value": .string(text),
    ])
  }
}

/// The words of a catalog that `l10n.yml` may name at a place.
private struct SettingWords {
  typealias Word = (text: String, detail: String?)

  private let catalog: Catalog
  private let outline: SettingsOutline
  private let path: [SettingsOutline.Step]

  init(_ catalog: Catalog, _ outline: SettingsOutline, _ path: [SettingsOutline.Step]) {
    (self.catalog, self.outline) = (catalog, outline)
    // A profile has settings as the file has.
    let own = path.first == .name("profiles") ? path.dropFirst(2) : path[...]
    self.path = Array(own)
  }

  private var steps: [String] { path.map { if case .name(let name) = $0 { name } else { "[]" } } }

  /// Names that the schema leaves to people.
  var names: [Word] {
    let steps = steps
    switch (steps.first, steps.count) {
    case ("arguments", 1): return texts { !catalog.parameters(of: $0).isEmpty }
    case ("arguments", 2):
      let entry = catalog.ids(of: TableKey(steps[1])).first.flatMap { catalog.developmentEntries[$0] }
      return (entry.map { catalog.parameters(of: $0) } ?? []).enumerated().map { index, parameter in
        (parameter.name ?? "\(index + 1)", parameter.type.rawValue)
      }
    case ("announcements", 1): return texts()
    case ("rules", 3) where steps[2] == "keys": return texts()
    case ("rules", 3) where steps[2] == "locales": return locales
    case ("rules", 3) where steps[2] == "tables": return tables
    case ("tables", 1): return tables
    case ("min-coverage", 1), ("foreign-words", 1): return locales
    default: return []
    }
  }

  /// Values that the schema leaves to people.
  var values: [Word] {
    let steps = steps
    let control = steps.count > 2 && steps[0] == "controls" ? steps[2] : nil
    if control == "visible-text" || control.flatMap(ControlTextKind.init(rawValue:)) != nil { return texts() }
    switch (steps.first, steps.last) {
    case ("development", _), ("locales", "[]"), ("partial", "[]"): return locales
    case ("tables", "[]"): return tables
    case ("layers", "[]"): return catalog.layers.map { ($0, nil) }
    // Of a file that cannot be read at this moment the controls are known all the same.
    case ("together", "[]"): return outline.names(under: [.name("controls")]).map { ($0, nil) }
    case ("announcements", "[]"), ("concepts", "[]"): return texts()
    case ("rules", "[]") where steps.count == 4 && steps[2] == "ignore": return texts()
    default: return []
    }
  }

  private func texts(where isWanted: (CatalogEntry) -> Bool = { _ in true }) -> [Word] {
    catalog.developmentIDs.compactMap { id in
      catalog.developmentEntries[id].flatMap { entry in
        isWanted(entry) ? (id.key.text, entry.texts.first?.text.shownShort) : nil
      }
    }
  }

  private var locales: [Word] {
    var seen: Set<String> = []
    return catalog.locales.map { ($0.tag.description, nil) }.filter { seen.insert($0.0).inserted }
  }

  private var tables: [Word] { catalog.tables.map { ($0.name, nil) } }
}
