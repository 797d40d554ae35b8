package import L10nCore
import L10nRuntime
package import L10nSyntax

/// A catalog's folder on disk.
package struct CatalogFolder: Sendable {
  /// The folder as the user named it, without trailing slashes.
  package let path: String

  package init(_ path: String) {
    let trimmed = path.reversed().drop { $0 == "/" }.reversed()
    self.path = trimmed.isEmpty ? path : String(trimmed)
  }

  /// Files to read in addition to the configuration and the tables.
  package struct Extras: OptionSet, Sendable {
    package let rawValue: Int

    /// `l10n.lock`.
    package static let lock = Extras(rawValue: 1)

    /// The Swift code that the configuration names.
    package static let code = Extras(rawValue: 2)

    /// Reads less, not more: of the pseudo-languages, which are for testing, only those in `locales`.
    package static let release = Extras(rawValue: 4)

    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// A catalog with the findings from reading it.
  package struct Loaded: Sendable {
    package let folder: CatalogFolder

    package let catalog: Catalog

    /// Problems of the configuration and of the folder's layout.
    package let diagnostics: [Diagnostic]

    /// Whether the configuration, and the lock if it was read, can be trusted.
    package let isConfigurationValid: Bool

    /// The text of `l10n.yml` by its path, for excerpts; empty without one.
    package let configurationSource: [String: SourceText]

    /// The paths below the folder of `l10n.yml`, if there is one, and of all tables, whether they could be read or not.
    package let paths: [String]

    /// Whether the folder's own contents make it a catalog: an `l10n.yml`, `.lproj` directories, String Catalogs.
    package let isCatalog: Bool

    /// The outermost folders below with tables and their own `l10n.yml`, which is not read.
    package let configuredCatalogs: [String]

    /// The contents of the disk.
    let disk: Disk

    /// The decoded text of every file that diagnostics may point into, by path below the folder.
    package var sources: [String: SourceText] { catalog.sources.merging(configurationSource) { first, _ in first } }

    /// The findings about files and folders that could not be read. Regardless of settings and baselines, a run with
    /// such a finding is incomplete.
    package var unreadable: [Diagnostic] { diagnostics.filter { $0.ruleID == UnreadableFile.ruleID } }
  }

  /// The contents of the disk from one reading, reused by the next if nothing has changed there.
  package struct Disk: Sendable {
    let listing: FolderListing

    /// By path below the folder, without files that are open in editors.
    var files: [String: [UInt8]] = [:]

    /// The Swift code that the configuration names.
    var code: SwiftFiles?
  }

  /// Reads the configuration and all tables.
  ///
  /// A file that cannot be read, or that vanishes meanwhile, is an error among the diagnostics; the others are read.
  /// - Parameters:
  ///   - documents: the contents of files in editors, by path below the folder; they replace those on disk.
  ///   - known: the catalog of the previous reading; unchanged files are not parsed again.
  ///   - disk: the contents of the disk then, if nothing has changed there.
  /// - Throws: `FileError` if the folder itself cannot be read.
  package func load(
    reading extras: Extras = [], documents: [String: [UInt8]] = [:], knowing known: Catalog? = nil, disk: Disk? = nil
  ) throws -> Loaded {
    var disk = try disk ?? Disk(listing: FolderListing(path))
    let listing = disk.listing
    let read = disk.files
    @Sendable func bytes(of path: String) -> Result<[UInt8], UnreadableFile> {
      (documents[path] ?? read[path]).map { .success($0) } ?? listing.bytes(of: path)
    }
    var configuration = Configuration()
    var diagnostics: [Diagnostic] = []
    var sources: [String: SourceText] = [:]
    // A new one in an editor is not on the disk yet.
    let hasConfiguration = listing.hasConfiguration || documents[Configuration.fileName] != nil
    if hasConfiguration {
      switch bytes(of: Configuration.fileName) {
      case .success(let bytes):
        let file = ConfigurationFile(bytes, path: Configuration.fileName, in: path)
        configuration = file.configuration
        diagnostics = file.diagnostics
        sources[Configuration.fileName] = file.source
      case .failure(let unreadable):
        // Without its settings, the folder would be read as a different catalog.
        diagnostics = [unreadable.diagnostic]
      }
    }
    let isOfSwift = listing.tablePaths.contains { listing.places[$0]?.format.isOfSwift ?? false }
    configuration.namesAccessors = hasConfiguration && isOfSwift || extras.contains(.release)
    configuration.folder = FolderFiles.name(of: path)
    configuration.namesSpokenTexts = !configuration.controls.isEmpty
    if configuration.development == nil { configuration.development = flutterDevelopment(listing) }
    var isConfigurationValid = !diagnostics.contains { $0.severity == .error }
    var files: [SourceFile] = []
    diagnostics += listing.unreadable.map(\.diagnostic)
    // A new table in an editor is not on the disk yet.
    let new = Set(documents.keys.filter { CatalogPlaces.canHold($0) }).subtracting(listing.tablePaths)
    let all = (listing.tablePaths + new).sorted()
    let places = new.isEmpty ? listing.places : CatalogPlaces(all)
    let tablePaths = all.filter { places[$0] != nil }
      .filter { !extras.contains(.release) || !Self.isForTesting($0, configuration) }
    let paths = tablePaths + (extras.contains(.lock) && listing.hasLock ? [TranslationLock.fileName] : [])
    for (path, result) in zip(paths, paths.concurrentMap(bytes)) {
      switch result {
      case .success(let bytes):
        files.append(SourceFile(path: path, bytes: bytes))
        if documents[path] == nil { disk.files[path] = bytes }
      case .failure(let unreadable): diagnostics.append(unreadable.diagnostic)
      }
    }
    if extras.contains(.code), let code = configuration.code {
      let sources = disk.code ?? SwiftFiles(code.sources, below: listing, documents: documents)
      disk.code = sources
      files += sources.files(with: documents)
      diagnostics += sources.diagnostics
    }
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(of: files, knowing: known)
    diagnostics += loader.diagnostics
    if diagnostics.contains(where: { $0.location?.path == TranslationLock.fileName }) { isConfigurationValid = false }
    return Loaded(
      folder: self, catalog: catalog, diagnostics: diagnostics, isConfigurationValid: isConfigurationValid,
      configurationSource: sources,
      paths: (hasConfiguration ? [Configuration.fileName] : []) + tablePaths,
      isCatalog: listing.isCatalog, configuredCatalogs: listing.configuredCatalogs, disk: disk)
  }

  /// The language that Flutter's settings name for ARB files of the folder, if one of them has it.
  private func flutterDevelopment(_ listing: FolderListing) -> LanguageTag? {
    let places = listing.tablePaths.lazy.compactMap { listing.places[$0] }.filter { $0.format == .arb }
    guard let first = places.first,
      let development = FlutterSettings.development(for: first.folder.isEmpty ? path : "\(path)/\(first.folder)")
    else { return nil }
    return places.contains { LanguageTag(directoryName: $0.directory) == development } ? development : nil
  }

  /// Whether a path is that of a pseudo-language's table that is not wanted.
  private static func isForTesting(_ path: String, _ configuration: Configuration) -> Bool {
    guard let directory = CatalogPlace(path: path)?.directory, let language = PseudoLanguage(rawValue: directory) else {
      return false
    }
    return !(configuration.locales ?? []).contains { $0.tag == LanguageTag(directoryName: language.rawValue) }
  }
}
