import L10nCore
import L10nSyntax

/// Annotations that editors show beside the entries of a table.
extension LanguageServer {
  /// The development text after each translation in a range, if the two differ.
  func hints(_ file: File, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    let range = file.text.range(of: parameters?.member("range")) ?? 0..<file.source.utf8.count
    guard let catalog = file.catalog.catalog else { return .array([]) }
    let hints = tables(of: file).flatMap { table in
      table.entries.compactMap { entry -> JSONOutput? in
        let id = TextID(table: table.place.table, key: entry.key)
        guard range.contains(entry.range.upperBound) || range.upperBound == entry.range.upperBound,
          let development = catalog.developmentEntries[id], let text = development.texts.first?.text,
          development.file !== table || development.loaded.keyRange != entry.keyRange, !text.isEmpty,
          entry.text.texts.first?.text != text
        else { return nil }
        return .members([
          "position": file.text.position(of: entry.range.upperBound), "label": .string(text.shownShort),
          "paddingLeft": .boolean(true),
        ])
      }
    }
    return .array(hints)
  }

  /// Lenses above each development text: the number of uses in code, and of languages that lack it.
  func lenses(_ file: File) throws(RequestFailure) -> JSONOutput {
    guard let catalog = file.catalog.catalog else { return .array([]) }
    let gaps = TranslationGaps(catalog)
    var lacking: [TextID: Int] = [:]
    for locale in catalog.translationIndices { for id in gaps[locale] { lacking[id, default: 0] += 1 } }
    let lenses = tables(of: file).flatMap { table in
      table.entries.compactMap { entry -> JSONOutput? in
        let id = TextID(table: table.place.table, key: entry.key)
        guard let development = catalog.developmentEntries[id], development.file === table,
          development.loaded.keyRange == entry.keyRange
        else { return nil }
        let uses = useCount(of: id, in: file.catalog.folder).map { $0.counted("use") }
        let missing = lacking[id].map { "missing in \($0.counted("language"))" }
        let title = [uses, missing].compactMap { $0 }.joined(separator: ", ")
        if title.isEmpty { return nil }
        return .members([
          "range": file.text.range(entry.keyRange),
          "command": .members(["title": .string(title), "command": .string("")]),
        ])
      }
    }
    return .array(lenses)
  }

  /// The keys of the development language that match in their names or texts, at most a hundred.
  func symbols(matching query: String) -> JSONOutput {
    if catalogs.values.contains(where: \.isOutOfDate) { checkAll() }
    let found = catalogs.keys.sorted().flatMap { folder -> [JSONOutput] in
      guard let served = catalogs[folder], let catalog = served.catalog else { return [] }
      return catalog.developmentIDs.lazy.filter { id in
        !catalog.places(of: query, in: id, ["key", "text"], locales: catalog.developmentIndices).isEmpty
      }.compactMap { catalog.developmentEntries[$0] }.prefix(100).compactMap { entry in
        self.place(entry.keyLocation, in: served).map { place in
          .members([
            "name": .string(entry.key.text), "kind": .number(15), "location": place,
            "containerName": .string(entry.texts.first?.text.shownShort ?? ""),
          ])
        }
      }
    }
    return .array(Array(found.prefix(100)))
  }
}

extension String {
  /// The text on one line, cut at 40 characters, in quotation marks.
  var shownShort: String {
    let line = replacing("\n", with: "⏎")
    return "“\(line.count > 40 ? line.prefix(39) + "…" : line[...])”"
  }
}
