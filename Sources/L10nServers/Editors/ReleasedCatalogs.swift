import L10nCore
import L10nSyntax

/// Catalogs whose documents are all closed.
extension LanguageServer {
  /// How many catalogs are kept without an open document. Whoever goes back and forth between a few files does not wait for
  /// them to be read anew; each one more costs memory, and a watcher, of which Linux gives a user 128.
  static let closedCatalogLimit = 8

  /// Releases the catalogs that have been without an open document for longest.
  func releaseClosedCatalogs() {
    let open = Set(documents.values.map(\.folder) + swiftDocuments.values.flatMap { $0.catalogs.map(\.folder) })
    closedFolders.removeAll(where: open.contains)
    closedFolders += Set(catalogs.keys).subtracting(open).subtracting(closedFolders).sorted()
    let released = closedFolders.prefix(max(0, closedFolders.count - Self.closedCatalogLimit))
    closedFolders.removeFirst(released.count)
    for folder in released { release(folder) }
  }

  /// Forgets a catalog, and lets the editor forget the findings of its files.
  private func release(_ folder: String) {
    guard let catalog = catalogs.removeValue(forKey: folder) else { return }
    let paths = catalog.published.keys.map(catalog.absolute).sorted()
    if !capabilities.pullsFindings {
      for path in paths {
        // Code may be that of a catalog that stays.
        publish(path.hasSuffix(".swift") ? publishedFindings(at: path, of: catalog) : [], at: path)
      }
      return
    }
    for path in paths { takeBackFindings(at: path) }
    if capabilities.takesRelatedDocuments { releasedPaths.formUnion(paths) }
    if !paths.isEmpty, capabilities.refreshesFindings, capabilities.takesRelatedDocuments || pullsAllFindings {
      request("workspace/diagnostic/refresh")
    }
  }

  /// What an editor is told of the files of released catalogs: that nothing is found there.
  ///
  /// - Parameters:
  ///   - path: the file that is asked about.
  ///   - others: what is said of other files.
  func releasedReports(besides path: String, _ others: [JSONOutput.Member]) -> [JSONOutput.Member] {
    defer { releasedPaths = [] }
    let told = Set(others.map(\.key)).union([URIReference.of(path)])
    return releasedPaths.map(URIReference.of).filter { !told.contains($0) }.sorted()
      .map { .init($0, .object(Self.report(.array([]), previous: nil))) }
  }
}
