extension CatalogLoader {
  /// Finds what the Swift files use of the catalogue, if the configuration says where the code is.
  func readCode(among files: [SourceFile], into catalog: inout Catalog) {
    let files = files.filter { $0.path.hasSuffix(".swift") }
    guard catalog.configuration.code != nil, !files.isEmpty else { return }
    let uses = CodeUses(files, of: catalog)
    catalog.otherSources.merge(uses.sources) { first, _ in first }
    catalog.code = uses
  }
}
