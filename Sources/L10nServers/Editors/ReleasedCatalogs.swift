import L10nCore
import L10nSyntax

/// Catalogs whose documents are all closed.
extension LanguageServer {
  /// The number of catalogs that are kept without an open document. People who switch between a few files do not wait
  /// for them to be read again; each additional one costs memory, and a watcher, of which Linux allows a user 128.
  static let closedCatalogLimit = 8

  /// Releases the catalogs that have been without an open document longest.
  func releaseClosedCatalogs() {
    let open = Set(documents.values.map(\.folder) + swiftDocuments.values.flatMap { $0.catalogs.map(\.folder) })
    closedFolders.removeAll(where: open.contains)
    closedFolders += Set(catalogs.keys).subtracting(open).subtracting(closedFolders).sorted()
    let released = closedFolders.prefix(max(0, closedFolders.count - Self.closedCatalogLimit))
    closedFolders.removeFirst(released.count)
    for folder in released { release(folder) }
  }

  /// Removes a catalog, and clears the findings of its files in the editor.
  private func release(_ folder: String) {
    guard let catalog = catalogs.removeValue(forKey: folder) else { return }
    let paths = catalog.published.keys.map(catalog.absolute).sorted()
    if !capabilities.pullsFindings {
      for path in paths {
        // Code may also belong to a catalog that stays.
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

  /// Empty reports for the files of released catalogs.
  ///
  /// - Parameters:
  ///   - path: the requested file.
  ///   - others: the reports for other files.
  func releasedReports(besides path: String, _ others: [JSONOutput.Member]) -> [JSONOutput.Member] {
    defer { releasedPaths = [] }
    let told = Set(others.map(\.key)).union([URIReference.of(path)])
    return releasedPaths.map(URIReference.of).filter { !told.contains($0) }.sorted()
      .map { .init($0, .object(Self.report(.array([]), previous: nil))) }
  }
}
