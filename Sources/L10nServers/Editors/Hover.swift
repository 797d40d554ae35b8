import L10nCore
import L10nLint
import L10nSyntax

extension LanguageServer {
  /// The text of an entry in all languages. In `l10n.yml` that of a key, the speech of a control, the purpose of a rule
  /// or setting.
  func hover(_ place: Place) throws(RequestFailure) -> JSONOutput {
    guard let catalog = place.file.catalog.catalog else { return .null }
    if let (file, entry) = place.entry {
      let id = TextID(table: file.place.table, key: entry.key)
      return hover(id, in: catalog, at: place.file.text.range(entry.ownKeyRange), of: file)
    }
    guard catalog.files.allSatisfy({ $0.path != place.file.path }) else { return .null }
    return settingHover(place, catalog) ?? .null
  }

  /// The same for a text, at a place in any file.
  ///
  /// - Parameter table: the table whose language is shown; `nil` for the development language.
  func hover(_ id: TextID, in catalog: Catalog, at range: JSONOutput, of table: TableFile? = nil) -> JSONOutput {
    let summary = TextSummary(id, in: catalog, language: table.map(catalog.language), page())
    return hover(summary.lines, at: range)
  }

  private func hover(_ lines: [String], at range: JSONOutput) -> JSONOutput {
    .members([
      "contents": .members([
        "kind": .string(capabilities.showsMarkdown ? "markdown" : "plaintext"),
        "value": .string(lines.joined(separator: "\n")),
      ]),
      "range": range,
    ])
  }

  private func page() -> HoverPage { HoverPage(isMarkdown: capabilities.showsMarkdown) }

  private func settingHover(_ place: Place, _ catalog: Catalog) -> JSONOutput? {
    let page = page()
    if let named = settingPlace(at: place) {
      let range = place.file.text.range(named.range)
      switch named.name {
      case .key(let key):
        if let id = catalog.ids(of: TableKey(key)).first { return hover(id, in: catalog, at: range) }
      case .control(let name): return hover(ControlSummary(name, in: catalog, page).lines, at: range)
      case .rule(let id):
        guard let rule = (Rule.all.map(\.info) + RuleInfo.readers).first(where: { $0.id == id }) else { return nil }
        let link = page.isMarkdown ? ["", "[\(id)](\(Self.page(of: id)))"] : []
        return hover([page.title(id, "\(rule.levels)"), "", rule.summary] + link, at: range)
      }
    }
    // The setting with the name here, whatever follows it.
    let word = place.file.source.utf8.word(around: place.offset) { $0 > 0x20 && !"{}[]:,'\"#".utf8.contains($0) }
    guard let position = SettingsOutline(place.file.source).place(at: word.upperBound),
      !word.isEmpty, !position.isValue
    else { return nil }
    let name = SettingsOutline.unquoted(place.file.source.utf8[position.typed])
    return Configuration.shape.documentation(at: position.path + [.name(name)]).map { text in
      hover([page.title(name, ""), "", page.prose(text)], at: place.file.text.range(position.typed))
    }
  }
}

/// The format of hovers: Markdown or plain lines.
struct HoverPage {
  let isMarkdown: Bool

  func title(_ name: String, _ rest: String) -> String {
    (isMarkdown ? "**\(name.escaped)**" : name) + (rest.isEmpty ? "" : " \(isMarkdown ? rest.escaped : rest)")
  }

  func prose(_ text: String) -> String { isMarkdown ? text.escaped : text }

  func code(_ text: String) -> String {
    let line = text.replacing("\n", with: "⏎")
    return isMarkdown ? "`\(line.replacing("`", with: "'"))`" : line
  }

  /// A text with its markup rendered in Markdown; unchanged in plain lines.
  func text(_ text: String, _ markup: MarkupSyntax?) -> String {
    guard isMarkdown, let markup else { return code(text) }
    return MarkedUpText(text, markup).runs.map(shown).joined()
  }

  private func shown(_ run: MarkedUpText.Run) -> String {
    let isCode = run.emphases.contains(.code)
    let all = run.pieces.map { piece in
      switch piece {
      case .words(let words): isCode ? code(words) : words.replacing("\n", with: "⏎").escaped
      case .kept(let written): code(written)
      case .lineBreak: "⏎"
      }
    }.joined()
    // Markdown does not allow blanks inside its delimiters.
    let words = all.trimmingPrefix(" ")
    guard let last = words.lastIndex(where: { $0 != " " }) else { return all }
    let (before, after) = (all.prefix(all.count - words.count), words[words.index(after: last)...])
    return before
      + run.emphases.reversed().reduce(String(words[...last])) { words, emphasis in
        switch emphasis {
        case .strong: "**\(words)**"
        case .emphasis: "*\(words)*"
        case .deletion: "~~\(words)~~"
        case .link(let address): "[\(words)](<\(address ?? "#")>)"
        case .code, .underline: words
        }
      } + after
  }

  func item(_ text: String, depth: Int = 0) -> String {
    String(repeating: "  ", count: depth) + (isMarkdown ? "- " : "") + text
  }
}

extension String {
  /// The text with Markdown's characters escaped.
  fileprivate var escaped: String {
    escaped { "\\`*_{}[]<>#|~&".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }
}
