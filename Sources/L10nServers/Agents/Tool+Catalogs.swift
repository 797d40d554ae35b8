import L10nCore
import L10nRuntime
import L10nSyntax
import L10nWorkspace

extension ToolParameter {
  static let catalog = ToolParameter(
    "catalog", .string, "The catalog, as list_catalogs names it; not needed where there is only one.")
  static let table = ToolParameter("table", .string, "The table, where several have the key.")
  static let onlyTable = ToolParameter("table", .string, "Only this table.")
  static let key = ToolParameter("key", .string, "The key of the text.", isRequired: true)
  static let limit = ToolParameter(
    "limit", .integer(1...500), "How many items at most; \(defaultLimit) by default.")
  static let offset = ToolParameter(
    "offset", .integer(0...Int(Int32.max)), "How many items to pass over: 'next_offset' of the answer before.")
}

extension Tool {
  static let listCatalogs = Tool(
    name: "list_catalogs", title: "List catalogs",
    description: """
      Lists the catalogs of the project: folders with localization tables. For each its tables with their formats, the \
      development language, the languages that it is translated into, and how many texts it has. Start here.
      """,
    parameters: [.limit, .offset], annotations: .reads
  ) { project, arguments in
    let page = Page(try project.catalogNames(), arguments)
    var catalogs: [JSONOutput] = []
    for name in page.items {
      do {
        catalogs.append(try project.catalog(name).summary)
      } catch let refusal as Refusal {
        catalogs.append(.members(["catalog": .string(name), "problem": .string(refusal.clause)]))
      }
    }
    return ToolResult(
      page.count("catalog", "catalogs"),
      ["catalogs": .array(catalogs), "total": .number(page.total), "next_offset": page.next])
  }

  static let listLocales = Tool(
    name: "list_locales", title: "List languages",
    description: """
      Lists the languages of a catalog with how much of each is translated: its own texts, those that it inherits from \
      a more general language (fr-CA from fr), stale ones (the development text has changed since), ones to be reviewed, and \
      missing ones. Also the plural forms that each language needs, with numbers that take them.
      """,
    parameters: [.catalog], annotations: .reads
  ) { project, arguments in
    let catalog = try project.catalog(arguments.string("catalog"))
    let coverage = CatalogCoverage(catalog.catalog)
    let locales = coverage.locales.map { locale in
      let index = catalog.catalog.locales.firstIndex { $0.directory == locale.directory }
      let entries = index.map { catalog.catalog.entries(locale: $0, layer: nil).values } ?? []
      return JSONOutput.members([
        "locale": .string(locale.tag.description),
        "translated_percent": .string(locale.total.share.percent), "own": .number(locale.total.own),
        "inherited": .number(locale.total.inherited), "stale": .number(locale.total.stale),
        "needs_review": .number(entries.count { $0.loaded.state == .needsReview }),
        "missing": .number(locale.total.missing), "plural_forms": PluralRequirements(for: locale.tag).json,
      ])
    }
    let lacking = coverage.locales.filter { $0.total.missing + $0.total.stale > 0 }
    return ToolResult(
      "\(coverage.locales.count) languages beside \(coverage.development), \(lacking.count) with missing or stale texts",
      [
        "development": .string(coverage.development.description),
        "texts": .number(coverage.locales.first?.total.total ?? catalog.catalog.developmentIDs.count),
        "locales": .array(locales), "layers": catalog.catalog.layers.isEmpty ? nil : .strings(catalog.catalog.layers),
      ])
  }
}

extension AgentCatalog {
  fileprivate var summary: JSONOutput {
    let tables = catalog.developmentTables.map { table in
      let formats = catalog.files.filter { $0.place.table == table.name }.map(\.place.format.name)
      return JSONOutput.members([
        "table": .string(table.name), "formats": .strings(Set(formats).sorted()),
        "keeps_review_state": .boolean(table.file.place.format.hasStates),
      ])
    }
    let tags = catalog.translationIndices.map { catalog.locales[$0].tag.description }
    let problems = loaded.diagnostics.filter { $0.severity == .error }.map(\.message)
    return .members([
      "catalog": .string(name), "development": .string(catalog.development.description),
      "locales": .strings(Set(tags).sorted()), "texts": .number(catalog.developmentIDs.count),
      "tables": .array(Array(tables.prefix(100))),
      "more_tables": tables.count > 100 ? .number(tables.count - 100) : nil,
      "problems": problems.isEmpty ? nil : .strings(problems.prefix(20)),
    ])
  }
}

extension PluralRequirements {
  /// Example numbers by category.
  fileprivate var json: JSONOutput {
    let categories = (Set(integers + onlyMillions + onlyFractions).union([.other])).sorted()
    return .object(
      categories.map { category in
        .init(category.rawValue, .string(examples(of: category) ?? "everything else"))
      })
  }
}
