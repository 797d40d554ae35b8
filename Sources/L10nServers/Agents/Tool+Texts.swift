import L10nCore
import L10nRuntime
import L10nSyntax
import L10nWorkspace

extension Tool {
  static let searchTexts = Tool(
    name: "search_texts", title: "Search texts",
    description: """
      Finds texts whose key, comment or wording contains some words, case aside. Searches the development language, and \
      with 'locale' also the translations into one language. Use it to find the key of a text that is seen on screen, or \
      whether a text is there already before adding one.
      """,
    parameters: [
      .catalog, ToolParameter("query", .string, "What to look for.", isRequired: true),
      ToolParameter("in", .choice(["all", "key", "text", "comment"]), "Where to look; everywhere by default."),
      ToolParameter("locale", .string, "A language whose translations are searched, too; 'all' for every one."),
      .onlyTable, .limit, .offset,
    ], annotations: .reads
  ) { project, arguments in
    let catalog = try project.catalog(arguments.string("catalog"))
    if let table = arguments.string("table") { try catalog.catalog.check(table: table) }
    let query = arguments.string("query") ?? ""
    if query.isEmpty { throw Refusal("'query' is empty") }
    let found = Page(try catalog.texts(containing: query, arguments), arguments)
    let texts = found.items.map { id, places in
      JSONOutput.members([
        "key": .string(id.key.text), "table": .string(id.table),
        "text": catalog.catalog.developmentEntries[id].map { .string($0.firstText.shortened) },
        "found": .object(places.map { .init($0.name, .string($0.text.shortened)) }),
      ])
    }
    return ToolResult(
      found.count("text", "texts"),
      ["texts": .array(texts), "total": .number(found.total), "next_offset": found.next])
  }

  static let getText = Tool(
    name: "get_text", title: "Read a text",
    description: """
      Reads one key in all languages: its texts with plural forms, whether each is the language's own, inherited, stale, \
      to be reviewed or missing, the comment for translators, the arguments that the code passes, the controls that show or \
      speak it, and look-ups in the code where l10n.yml names that.
      """,
    parameters: [
      .catalog, .key, .table, ToolParameter("locales", .list(of: .string), "Only these languages; all by default."),
    ], annotations: .reads
  ) { project, arguments in
    let catalog = try project.catalog(arguments.string("catalog"))
    let id = try catalog.catalog.id(of: arguments.string("key") ?? "", table: arguments.string("table"))
    let wanted = arguments.strings("locales").map { names in Set(names.compactMap(LanguageTag.init(directoryName:))) }
    let development = catalog.catalog.developmentEntries[id]
    let stale = StaleTexts(catalog.catalog)
    let locales = catalog.catalog.locales.indices.filter { index in
      wanted?.contains(catalog.catalog.locales[index].tag) ?? true
    }.compactMap { catalog.text(id, locale: $0, stale) }
    return ToolResult(
      "'\(id.key)' of table \(id.table)" + (development == nil ? ", which the development language does not have" : ""),
      [
        "key": .string(id.key.text), "table": .string(id.table),
        "development": .string(catalog.catalog.development.description),
        "comment": development?.comment.map { .string($0) },
        "translatable": development.map { .boolean($0.isTranslatable) },
        "arguments": development.flatMap(catalog.arguments), "locales": .array(locales),
        "controls": catalog.controls(using: id.key), "code": catalog.code(using: id.key),
      ])
  }
}

extension CatalogEntry {
  /// The text, or the first of several.
  var firstText: String { texts.first?.text ?? "" }
}

extension String {
  /// At most 300 characters.
  fileprivate var shortened: String { count > 300 ? "\(prefix(300))…" : self }
}

extension AgentCatalog {
  /// The texts that contain a string, with the places: `key`, `comment`, or a locale with the text there.
  fileprivate func texts(
    containing query: String, _ arguments: ToolArguments
  ) throws -> [(id: TextID, places: [(name: String, text: String)])] {
    let kinds: Set = arguments.string("in").flatMap { $0 == "all" ? nil : [$0] } ?? ["key", "comment", "text"]
    let table = arguments.string("table")
    let locale = arguments.string("locale")
    let tag = try locale.flatMap { $0 == "all" || LanguageTag($0) == catalog.development ? nil : try translatedTag($0) }
    let locales = catalog.locales.indices.filter { index in
      catalog.developmentIndices.contains(index) || locale == "all" || catalog.locales[index].tag == tag
    }
    let ids = catalog.developmentIDs.filter { table == nil || $0.table == table }
    return ids.compactMap { id in
      let places = catalog.places(of: query, in: id, kinds, locales: locales)
      return places.isEmpty ? nil : (id, places)
    }
  }

  /// The text that readers of a locale see; `nil` for a directory of a language whose other directory has the table.
  fileprivate func text(_ id: TextID, locale: Int, _ stale: StaleTexts) -> JSONOutput? {
    let tag = catalog.locales[locale].tag
    let isDevelopment = catalog.developmentIndices.contains(locale)
    let own = catalog.entries(locale: locale, layer: nil)[id]
    if own == nil, isDevelopment || self.locale(tag, ofTable: id.table) != locale { return nil }
    let found = FoundText(id, in: catalog, locale: locale, stale)
    let state =
      switch found.state {
      case _ where isDevelopment: "development"
      case _ where found.needsReview: "needs_review"
      case .missing where found.isStub: "not_translated_yet"
      default: found.state.rawValue
      }
    let development = catalog.developmentEntries[id]
    let layers = catalog.layers.indices.compactMap { layer in
      catalog.entries(locale: locale, layer: layer)[id].map { entry in
        JSONOutput.Member(
          catalog.layers[layer], .object(JSONOutput.texts(entry.namedTexts(translating: development, tag))))
      }
    }
    return .object(
      [.init("locale", .string(tag.description)), .init("state", .string(state))]
        + (found.entry.map { JSONOutput.texts($0.namedTexts(translating: development, tag)) } ?? [])
        + (found.from.flatMap { $0 == locale ? nil : [.init("from", .string(catalog.locales[$0].directory))] } ?? [])
        + (own.map { [.init("path", .string(path($0.file.path)))] } ?? [])
        + (layers.isEmpty ? [] : [.init("layers", .object(layers))]))
  }
}
