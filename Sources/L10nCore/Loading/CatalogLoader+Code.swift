extension CatalogLoader {
  /// Finds what the Swift files use of the catalogue, if the configuration says where the code is.
  func readCode(among files: [SourceFile], into catalog: inout Catalog) {
    let files = files.filter { $0.path.hasSuffix(".swift") }
    guard catalog.configuration.code != nil, !files.isEmpty else { return }
    let uses = CodeUses(files, CodeVocabulary(catalog))
    catalog.otherSources.merge(uses.sources) { first, _ in first }
    catalog.code = uses
  }
}

extension CodeVocabulary {
  /// What is looked for in the code of a catalog.
  init(_ catalog: Catalog) {
    self.init(
      keys: Set(catalog.developmentIDs.map(\.key)),
      names: catalog.accessors.paths.reduce(into: []) { $0.formUnion($1.path) },
      typeName: catalog.configuration.generate.name, functions: Set(catalog.configuration.code?.functions ?? []))
  }
}
