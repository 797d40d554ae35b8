import L10nCore
import L10nRuntime
import StringsFormat

extension LanguageServer {
  /// The text of an entry in all languages: its own, inherited, not translated yet, or missing.
  func hover(_ place: Place) throws(RequestFailure) -> JSONOutput {
    guard let (file, entry) = place.entry, let catalog = place.file.catalog.catalog else { return .null }
    return hover(
      TextID(table: file.place.table, key: entry.key), in: catalog, at: place.file.text.range(entry.keyRange))
  }

  /// The same for a text, at a place in whatever file.
  func hover(_ id: TextID, in catalog: Catalog, at range: JSONOutput) -> JSONOutput {
    let lines = TextSummary(id, in: catalog).lines(asMarkdown: capabilities.showsMarkdown)
    return .members([
      "contents": .members([
        "kind": .string(capabilities.showsMarkdown ? "markdown" : "plaintext"),
        "value": .string(lines.joined(separator: "\n")),
      ]),
      "range": range,
    ])
  }
}

/// A text in all languages, for people.
struct TextSummary {
  private let id: TextID
  private let catalog: Catalog

  init(_ id: TextID, in catalog: Catalog) { (self.id, self.catalog) = (id, catalog) }

  func lines(asMarkdown isMarkdown: Bool) -> [String] {
    func code(_ text: String) -> String { isMarkdown ? "`\(text.replacing("`", with: "'"))`" : text }
    var lines = [(isMarkdown ? "**\(id.key.text.escaped)**" : id.key.text) + " in table \(id.table)", ""]
    if let comment = catalog.developmentEntries[id]?.comment {
      lines += [isMarkdown ? comment.escaped : comment, ""]
    }
    for locale in catalog.locales.indices {
      let name = catalog.locales[locale].directory
      let (text, state) = text(locale)
      let note = state.map { " (\($0))" } ?? ""
      lines.append((isMarkdown ? "- " : "") + "\(name): \(text.map(code) ?? "–")\(note)")
      for (layer, layerName) in catalog.layers.enumerated() {
        if let entry = catalog.entries(locale: locale, layer: layer)[id] {
          lines.append((isMarkdown ? "  - " : "  ") + "\(layerName): \(code(entry.shownText))")
        }
      }
    }
    return lines
  }

  /// The text that readers of a locale see, and what is to be said of it.
  private func text(_ locale: Int) -> (text: String?, state: String?) {
    if let entry = catalog.entries(locale: locale, layer: nil)[id] {
      return (entry.shownText, entry.loaded.state == .needsReview ? "needs a review" : nil)
    }
    let isStub = catalog.stub(of: id, locale: locale) != nil
    let from = catalog.ownChain(of: locale).first { catalog.entries(locale: $0, layer: nil)[id] != nil }
    if let from, let entry = catalog.entries(locale: from, layer: nil)[id] {
      return (entry.shownText, "from \(catalog.locales[from].directory)")
    }
    return (nil, isStub ? "not translated yet" : "missing")
  }
}

extension CatalogEntry {
  /// The text on one line; the forms of one that has several.
  fileprivate var shownText: String {
    let texts = texts
    let shown = texts.count > 1 ? texts.filter { $0.category != nil || !$0.variants.isEmpty } : texts
    return (shown.isEmpty ? texts : shown).map { text in
      let names = text.variants + [text.category].compactMap { $0 }
      let line = text.text.replacing("\n", with: "⏎")
      return names.isEmpty || texts.count == 1 ? line : "\(names.joined(separator: " ")): \(line)"
    }.joined(separator: " · ")
  }
}

extension String {
  /// With what Markdown would take for markup shown as it is.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      if "\\`*_{}[]<>#|".contains(character) { text += "\\" }
      text.append(character)
    }
  }
}
