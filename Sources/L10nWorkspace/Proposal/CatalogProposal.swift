package import L10nCore
import L10nRuntime

/// The proposal of `l10n init` for one folder of tables.
package struct CatalogProposal: Sendable {
  /// A directory of tables with the number of its texts.
  package struct Locale: Hashable, Sendable {
    /// The name of the `.lproj` directory without its suffix, or a language of a String Catalog.
    package let directory: String
    /// The number of its texts.
    package let count: Int
    /// Whether the language lacks so many texts that it counts as in progress.
    package let isInProgress: Bool
  }

  /// The tables, with the proposed development language.
  package let catalog: Catalog

  /// The folder, below the survey's root; empty for the root.
  package let folder: String

  /// The names of the tables, in order.
  package let tables: [String]

  /// The directories, those with the most texts first.
  package let locales: [Locale]

  package let development: DevelopmentLanguage

  /// The proposed contents of `l10n.yml`.
  package var settings: ProposedSettings

  /// Whether some tables have descriptions of their texts beside them, as translatewiki.net writes them; they are not a
  /// language.
  package let hasDocumentation: Bool

  /// Whether there is an `l10n.yml` already.
  package let isConfigured: Bool

  /// The path of `l10n.yml`, for the user.
  package let path: String

  /// The number of texts of the fullest language.
  package var size: Int { locales.first?.count ?? 0 }

  /// Whether the folder is hardly one to translate, among others of the project: it has no texts, or only some in one
  /// language, as modules of an app have for their name and their constants.
  package func isMinor(beside others: [CatalogProposal]) -> Bool {
    if isConfigured { return false }
    return others.contains { other in
      size == 0 && other.size > 0 || locales.count == 1 && other.locales.count > 1 && size * 10 <= other.size
    }
  }

  /// Examines one folder of a project.
  ///
  /// - Parameters:
  ///   - folder: one of the survey's folders of tables.
  ///   - name: the name of the generated type.
  ///   - hint: a language that overrides those of files.
  /// - Throws: `FileError` if the folder, or a table in it, cannot be read.
  package init(
    _ folder: String, in survey: ProjectSurvey, name: String, hint: DevelopmentLanguage? = nil
  ) throws {
    self.folder = folder
    let path = survey.path(folder)
    self.path = folder.isEmpty && survey.root == "." ? Configuration.fileName : "\(path)/\(Configuration.fileName)"
    isConfigured = FileReader.isThere(self.path)
    let catalog = try Self.catalog(of: path)
    hasDocumentation = catalog.files.contains { FileReader.isThere("\(path)/\($0.place.documentationPath)") }
    tables = Set(catalog.files.map(\.place.table)).sorted()
    var counts: [String: Int] = [:]
    for (index, locale) in catalog.locales.enumerated() {
      let count = catalog.entries(locale: index, layer: nil).count
      if count > 0 || !catalog.files(locale: index).isEmpty { counts[locale.directory] = count }
    }
    let source = catalog.files.first { $0.place.format.holdsAllLanguages && $0.read.sourceLanguage != nil }.map { _ in
      DevelopmentLanguage(catalog.development, by: "the String Catalog")
    }
    let base = catalog.files.first { $0.place.directory == "Base" }?.read.sourceLanguage
    let hints = [hint, source, base.map { _ in DevelopmentLanguage(catalog.development, by: "tools:locale") }]
    development = DevelopmentLanguage(
      counts: counts, hints: hints.compactMap(\.self) + DevelopmentLanguage.hints(for: folder, in: survey))
    var configuration = Configuration()
    configuration.development = development.tag
    configuration.folder = FolderFiles.name(of: path)
    var loader = CatalogLoader(configuration)
    let sources = catalog.sources.map { SourceFile(path: $0, bytes: $1.bytes) }
    let proposed = loader.catalog(of: sources, knowing: catalog)
    let gaps = TranslationGaps(proposed)
    let inProgress = Set(proposed.locales.indices.filter(gaps.isInProgress).map { proposed.locales[$0].directory })
    self.catalog = proposed
    locales = counts.map { Locale(directory: $0.key, count: $0.value, isInProgress: inProgress.contains($0.key)) }
      .sorted { ($1.count, $0.directory) < ($0.count, $1.directory) }
    var tags = Set(counts.keys.compactMap { LanguageTag(directoryName: $0)?.description })
    tags.insert(development.tag.description)
    let isForSwift = survey.isInSwiftProject(folder) || proposed.files.contains { $0.place.format.isOfSwift }
    settings = ProposedSettings(
      development: development, locales: tags.sorted(), name: name,
      sources: isForSwift ? survey.codePaths(of: folder).map { RelativePath.path(from: folder, to: $0) } : [],
      isForSwift: isForSwift)
    let code = SwiftFiles(
      settings.sources.map { DeclaredName(name: $0, location: nil) }, below: try FolderListing(path))
    settings.functions = KeyFunctions.names(in: code.files, keys: Set(proposed.developmentIDs.map(\.key)))
    settings.keys = proposed.developmentIDs.filter { proposed.developmentEntries[$0]?.plainText != nil }.map(\.key)
  }

  /// The tables without regard to a configuration.
  private static func catalog(of path: String) throws -> Catalog {
    let listing = try FolderListing(path)
    try listing.requireAll()
    let paths = listing.tablePaths
    let files = try zip(paths, paths.concurrentMap(listing.bytes)).map { path, result in
      SourceFile(path: path, bytes: try result.mapError { $0.error(below: listing.root) }.get())
    }
    var configuration = Configuration()
    configuration.folder = FolderFiles.name(of: path)
    var loader = CatalogLoader(configuration)
    return loader.catalog(of: files)
  }
}
