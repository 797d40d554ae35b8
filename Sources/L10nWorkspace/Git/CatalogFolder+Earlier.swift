package import L10nCore

extension CatalogFolder {
  /// The catalog as another folder or a git revision has it, to compare this one with.
  ///
  /// - Parameters:
  ///   - name: the path of a folder, which counts first; else whatever git takes for a revision.
  ///   - configuration: that of the catalog now: what is compared is texts, not settings.
  /// - Throws: `FileError` or `GitError` where it cannot be read.
  package func earlier(_ name: String, _ configuration: Configuration) throws -> EarlierCatalog {
    var loader = CatalogLoader(configuration)
    return EarlierCatalog(loader.catalog(of: try files(at: name)))
  }

  /// The tables of this folder at a revision, or those of another folder.
  private func files(at name: String) throws -> [SourceFile] {
    guard FileReader.isFolder(name) else {
      return try GitRepository(around: path).sources(in: name) { CatalogPlace(path: $0) != nil }
    }
    let listing = try FolderListing(name)
    try listing.requireAll()
    return try listing.tablePaths.map { path in
      SourceFile(path: path, bytes: try listing.bytes(of: path).mapError { $0.error(below: name) }.get())
    }
  }
}
