package import L10nCore

extension CatalogFolder {
  /// The catalog in another folder or a git revision, to compare this one with.
  ///
  /// - Parameters:
  ///   - name: the path of a folder, which is tried first, or else any revision that git accepts.
  ///   - configuration: that of the current catalog, because texts are compared and not settings.
  /// - Throws: `FileError` or `GitError` if it cannot be read.
  package func earlier(_ name: String, _ configuration: Configuration) throws -> EarlierCatalog {
    var loader = CatalogLoader(configuration)
    return EarlierCatalog(loader.catalog(of: try files(at: name)))
  }

  /// The tables of this folder at a revision, or those of another folder.
  private func files(at name: String) throws -> [SourceFile] {
    guard FileReader.isFolder(name) else {
      return try GitRepository(around: path).sources(in: name) { CatalogPlaces.canHold($0) }
    }
    let listing = try FolderListing(name)
    try listing.requireAll()
    return try listing.tablePaths.map { path in
      SourceFile(path: path, bytes: try listing.bytes(of: path).mapError { $0.error(below: name) }.get())
    }
  }
}
