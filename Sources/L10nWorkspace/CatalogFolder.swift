package import L10nCore
package import StringsFormat

/// A catalogue's folder on disk.
package struct CatalogFolder: Sendable {
  /// The folder as the user named it, without slashes at its end.
  package let path: String

  package init(_ path: String) {
    let trimmed = path.reversed().drop { $0 == "/" }.reversed()
    self.path = trimmed.isEmpty ? path : String(trimmed)
  }

  /// A catalogue with what was found while reading it.
  package struct Loaded: Sendable {
    package let catalog: Catalog

    /// Problems of the configuration and of the folder's layout.
    package let diagnostics: [Diagnostic]

    /// Whether the configuration, and the lock if it was read, can be trusted.
    package let isConfigurationValid: Bool

    /// The text of `l10n.yml` by its path, for excerpts; empty without one.
    package let configurationSource: [String: SourceText]
  }

  /// Reads the configuration and all tables.
  ///
  /// A file that cannot be read, or that vanishes meanwhile, is an error among the diagnostics; the others are read.
  /// - Parameter isForLint: whether `l10n.lock` and the Swift code are read as well.
  /// - Throws: `FileError` when the folder itself cannot be read.
  package func load(forLint isForLint: Bool = false) throws -> Loaded {
    let listing = try FolderListing(path)
    var configuration = Configuration()
    var diagnostics: [Diagnostic] = []
    var sources: [String: SourceText] = [:]
    if listing.hasConfiguration {
      switch listing.bytes(of: Configuration.fileName) {
      case .success(let bytes):
        let file = ConfigurationFile(bytes, path: Configuration.fileName)
        configuration = file.configuration
        diagnostics = file.diagnostics
        sources[Configuration.fileName] = file.source
      case .failure(let unreadable):
        // Without its settings, the folder would be taken for another catalogue than it is.
        diagnostics = [unreadable.diagnostic]
      }
    }
    var isConfigurationValid = !diagnostics.contains { $0.severity == .error }
    var files: [SourceFile] = []
    diagnostics += listing.diagnostics
    let paths = listing.tablePaths + (isForLint && listing.hasLock ? [TranslationLock.fileName] : [])
    for (path, result) in zip(paths, paths.concurrentMap(listing.bytes)) {
      switch result {
      case .success(let bytes): files.append(SourceFile(path: path, bytes: bytes))
      case .failure(let unreadable): diagnostics.append(unreadable.diagnostic)
      }
    }
    if isForLint, let code = configuration.code {
      let sources = SwiftFiles(code.sources, below: listing)
      files += sources.files
      diagnostics += sources.diagnostics
    }
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(of: files)
    diagnostics += loader.diagnostics
    if diagnostics.contains(where: { $0.location?.path == TranslationLock.fileName }) { isConfigurationValid = false }
    return Loaded(
      catalog: catalog, diagnostics: diagnostics, isConfigurationValid: isConfigurationValid,
      configurationSource: sources)
  }
}
