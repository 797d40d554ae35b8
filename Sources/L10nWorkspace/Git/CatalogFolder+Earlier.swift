import L10nCore

extension CatalogFolder {
  /// The catalog in another folder or a git revision, to compare this one with.
  ///
  /// - Parameters:
  ///   - name: the path of a folder, which is tried first, or else any revision that git accepts.
  ///   - configuration: that of the current catalog, because texts are compared and not settings.
  /// - Throws: if it cannot be read, or the folder has no tables.
  func earlier(_ name: String, _ configuration: Configuration) throws(Refusal) -> EarlierCatalog {
    var loader = CatalogLoader(configuration)
    return EarlierCatalog(loader.catalog(of: try files(at: name)))
  }

  /// The tables of this folder at a revision, or those of another folder.
  private func files(at name: String) throws(Refusal) -> [SourceFile] {
    do {
      guard FileReader.isFolder(name) else {
        // At a revision without its tables, a catalog is new.
        return try GitRepository(around: path).sources(in: name) { CatalogPlaces.canHold($0) }
      }
      let listing = try FolderListing(name)
      try listing.requireAll()
      let files = try listing.tablePaths.map { path in
        SourceFile(path: path, bytes: try listing.bytes(of: path).mapError { $0.error(below: name) }.get())
      }
      if !files.isEmpty { return files }
    } catch {
      throw Refusal(
        "'\(name)' cannot be compared with: \(error)", help: "name a folder, or a git revision such as HEAD~1")
    }
    throw Refusal("'\(name)' has no tables to compare with", help: "name a folder with tables, or a git revision")
  }
}
