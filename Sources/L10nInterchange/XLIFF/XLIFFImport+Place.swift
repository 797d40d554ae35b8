internal import L10nCore
internal import L10nRuntime

extension XLIFFImport {
  /// The locale and table that a file of a document belongs to, or the reason why it belongs to none.
  struct Place {
    private(set) var locale = 0
    private(set) var table = ""
    private(set) var diagnostic: Diagnostic?

    init(of file: XLIFFFile, in catalog: Catalog, _ tables: TablePaths) {
      do {
        let directory = (tables.places[file.original] ?? CatalogPlace(path: file.original))?.directory
        locale = try Self.locale(in: catalog, of: file, at: directory ?? file.original.languageDirectory)
        table = try Self.table(of: file.original, among: tables)
        locale = catalog.owner(ofTable: table, in: catalog.locales[locale].tag) ?? locale
      } catch {
        diagnostic = Diagnostic(error.id, .error, error.message, at: file.location, help: error.help)
      }
    }

    private struct Refusal: Error {
      let id: String
      let message: String
      let help: String?
    }

    // MARK: Languages

    /// - Parameter directory: the directory of the language in the file's path; `nil` if it has none.
    private static func locale(
      in catalog: Catalog, of file: XLIFFFile, at directory: String?
    ) throws(Refusal) -> Int {
      func refusal(_ message: String, help: String? = nil) -> Refusal {
        Refusal(id: "import-language", message: message, help: help)
      }
      let translated = catalog.locales.indices.filter { !catalog.developmentIndices.contains($0) }
      let names = translated.map { catalog.locales[$0].directory }.joined(separator: ", ")
      guard let target = file.targetLanguage else {
        throw refusal(
          "the file does not say which language it translates into",
          help: names.isEmpty ? "write it into the file, and --create adds it" : "the catalog has: \(names)")
      }
      let tag = LanguageTag(directoryName: target)
      guard let locale = translated.first(where: { catalog.locales[$0].tag == tag }) else {
        throw refusal(
          tag == catalog.development
            ? "'\(target)' is the development language, which is not translated into"
            : "the catalog has no language '\(target)'",
          help: tag == catalog.development
            ? nil : "--create adds it" + (names.isEmpty ? "" : "; the catalog is translated into: \(names)"))
      }
      if let source = file.sourceLanguage, LanguageTag(source)?.language != catalog.development.language {
        throw refusal("the file translates from '\(source)', the catalog from '\(catalog.development)'")
      }
      let isShared = directory == "Base" || directory == CatalogPlace.multilingual
      if let directory, !isShared, let own = LanguageTag(directoryName: directory), own != tag,
        own.language != catalog.development.language
      {
        throw refusal("'\(file.original)' is not in '\(target)', into which the file translates")
      }
      return locale
    }

    // MARK: Tables

    private static func table(of original: String, among tables: TablePaths) throws(Refusal) -> String {
      let candidates = tables.tables(of: original)
      if let table = candidates.first, candidates.count == 1 {
        guard let layer = table.layer else { return table.name }
        throw Refusal(
          id: "import-unknown-table", message: "'\(original)' belongs to the override layer '\(layer)'",
          help: "translations of base tables are imported; edit those of layers in their files")
      }
      if !candidates.isEmpty {
        throw Refusal(
          id: "import-unknown-table", message: "'\(original)' may be any of \(list(candidates))",
          help: "write the path below the catalog's folder into 'original'")
      }
      let near = tables.tables(named: original)
      throw Refusal(
        id: "import-unknown-table", message: "no table of the catalog belongs to '\(original)'",
        help: near.isEmpty
          ? tables.base.isEmpty
            ? "no table of the catalog can be translated"
            : "the catalog has: \(tables.base.map(\.name).joined(separator: ", "))"
          : "\(list(near)) \(near.count == 1 ? "has" : "have") another path; import into the folder that the path starts from"
      )
    }

    private static func list(_ tables: [TablePaths.Table]) -> String {
      tables.map { "'\($0.path)'" }.joined(separator: ", ")
    }
  }
}

extension String {
  /// The language directory of a file that is not a table, such as a storyboard; `nil` for a file elsewhere.
  fileprivate var languageDirectory: String? {
    split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
  }
}
