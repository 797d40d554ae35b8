import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax
import L10nWorkspace

/// A catalog as read for a call of a tool.
struct AgentCatalog {
  /// The path below the project's root; `.` for the root.
  let name: String
  private(set) var session: CatalogSession
  let loaded: CatalogFolder.Loaded

  /// Includes the languages that the settings list and that have no table yet.
  let catalog: Catalog

  /// - Throws: `FileError` if the folder cannot be read.
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

  /// The catalog with other contents of some files.
  ///
  /// - Throws: `FileError` if the folder cannot be read.
  func changed(by files: [SourceFile]) throws -> AgentCatalog {
    var session = session
    for file in files { session.open(file.path, file.bytes) }
    _ = try session.load()
    return try AgentCatalog(name: name, session: session)
  }

  /// The findings of `l10n lint`, without those of the baseline.
  ///
  /// - Throws: `Refusal` if the settings are invalid.
  mutating func findings() throws -> [Diagnostic] { try session.findings() }

  /// The tag of a language that the catalog is translated into.
  ///
  /// - Throws: for the development language, and for one that the catalog does not have.
  func translatedTag(_ name: String) throws(Refusal) -> LanguageTag {
    guard let tag = LanguageTag(directoryName: name) else { throw catalog.untranslated(name) }
    _ = try catalog.translationIndices(of: [tag])
    return tag
  }

  /// The locale whose files have a table in a language.
  func locale(_ tag: LanguageTag, ofTable table: String) -> Int? { catalog.owner(ofTable: table, in: tag) }
}
