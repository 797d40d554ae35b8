import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax
import L10nWorkspace

/// A catalog as it was read for a call of a tool.
struct AgentCatalog {
  /// The path below the project's root; `.` for the root.
  let name: String
  private(set) var session: CatalogSession
  let loaded: CatalogFolder.Loaded

  /// With the languages that the settings list and that have no table yet.
  let catalog: Catalog

  /// - Throws: `FileError` when the folder cannot be read.
  init(name: String, session: CatalogSession) throws {
    var session = session
    loaded = try session.loaded ?? session.load()
    (self.name, self.session) = (name, session)
    let catalog = loaded.catalog
    var known = Set(catalog.locales.map(\.tag))
    let new = (catalog.configuration.locales ?? []).map(\.tag).filter { known.insert($0).inserted }
    self.catalog = catalog.adding(new.map { CatalogLocale(directory: $0.description, tag: $0) })
  }

  /// The path below the project's root of a file of the catalog, or of its code.
  func path(_ relative: String) -> String { DisplayPath.of(relative, from: name) }

  /// The catalog as it would be with other files.
  ///
  /// - Throws: `FileError` when the folder cannot be read.
  func changed(by files: [SourceFile]) throws -> AgentCatalog {
    var session = session
    for file in files { session.open(file.path, file.bytes) }
    _ = try session.load()
    return try AgentCatalog(name: name, session: session)
  }

  /// The findings of `l10n lint`, less those of the baseline.
  ///
  /// - Throws: `ToolRefusal` where the settings are wrong.
  mutating func findings() throws -> [Diagnostic] {
    do {
      return try session.findings()
    } catch let refusal as LintRefusal {
      throw ToolRefusal(refusal)
    }
  }

  // MARK: What a call names

  /// The text of a key.
  ///
  /// - Parameter table: tells tables apart that have the same key.
  /// - Throws: `ToolRefusal` for a key that is not there, or in several tables.
  func id(of key: String?, table: String?) throws(ToolRefusal) -> TextID {
    let key = key ?? ""
    let ids = catalog.ids(of: TableKey(key)).filter { table == nil || $0.table == table }
    if let id = ids.first, ids.count == 1 { return id }
    if ids.isEmpty {
      if let table { try check(table: table) }
      let near = Suggestion.question(key, among: Set(catalog.developmentIDs.map(\.key.text)).sorted())
      throw ToolRefusal(
        "\(table.map { "table '\($0)'" } ?? "no table") has \(table == nil ? "the key" : "no") '\(key)'", help: near)
    }
    throw ToolRefusal(
      "several tables have '\(key)'", help: "say which in 'table': \(ids.map(\.table).joined(separator: ", "))")
  }

  /// - Throws: `ToolRefusal` for a table that is not there.
  func check(table: String) throws(ToolRefusal) {
    let tables = Set(catalog.files.map(\.place.table)).sorted()
    if tables.contains(table) { return }
    throw ToolRefusal(
      "there is no table '\(table)'",
      help: Suggestion.question(table, among: tables) ?? "there are: \(tables.joined(separator: ", "))")
  }

  /// A language that the catalog is translated into.
  ///
  /// - Throws: `ToolRefusal` for the development language, and for one that the catalog does not have.
  func translatedTag(_ name: String) throws(ToolRefusal) -> LanguageTag {
    let tags = catalog.translationIndices.map { catalog.locales[$0].tag }
    if let tag = LanguageTag(directoryName: name), tags.contains(tag) { return tag }
    let names = Set(tags.map(\.description)).sorted()
    if LanguageTag(directoryName: name) == catalog.development {
      throw ToolRefusal(
        "'\(name)' is the development language, which is not translated into",
        help: "the catalog is translated into: \(names.joined(separator: ", "))")
    }
    throw ToolRefusal(
      "the catalog is not translated into '\(name)'",
      help: names.isEmpty
        ? "l10n add adds a language" : "it has: \(names.joined(separator: ", ")); l10n add adds a language")
  }

  /// The locale whose files have a table in a language.
  func locale(_ tag: LanguageTag, ofTable table: String) -> Int? { catalog.owner(ofTable: table, in: tag) }
}
