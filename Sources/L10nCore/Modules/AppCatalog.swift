package import L10nRuntime
package import L10nSyntax

/// The tables of all modules of an app as one catalog, so that rules find problems between them.
///
/// The tables of a module are in a folder with its name: `Shop/Localizable`. If a module overrides a table that it does
/// not have itself, its layer is beside the table of the module that has it, and is called `acme of Shop`.
package struct AppCatalog: Sendable {
  package let catalog: Catalog

  /// Problems of the layout, with the original paths.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The original paths of files, by their paths in the catalog.
  private var paths: [String: String] = [:]

  /// - Parameters:
  ///   - modules: the modules, with distinct names.
  ///   - development: the development language of all modules.
  ///   - settings: the settings of rules, and the requirements of the app.
  package init(
    _ modules: [AppModule], development: LanguageTag?, _ settings: Configuration
  ) {
    var configuration = settings
    configuration.development = development
    let tables = modules.map { ($0.name, $0.baseTables) }
    var files: [SourceFile] = []
    var layers: Set<String> = []
    for module in modules {
      let own = module.baseTables
      for table in own.sorted() where module.configuration.syntax(ofTable: table) != configuration.syntax {
        let name = DeclaredName(name: "\(module.name)/\(table)", location: SourceLocation("", 0..<0))
        configuration.tableSettings.append(
          TableSettings(name, syntax: module.configuration.syntax(ofTable: table)))
      }
      for file in module.files {
        let place = file.place
        let owner = own.contains(place.table) ? nil : tables.first { $0.1.contains(place.table) }?.0
        let layer = place.layer.map { "\($0) of \(module.name)" }
        if let layer { layers.insert(layer) }
        let path = CatalogPlace.path(
          table: "\(layer == nil ? module.name : owner ?? module.name)/\(place.table)", directory: place.directory,
          layer: layer, format: place.format)
        paths[path] = file.path
        files.append(SourceFile(path: path, bytes: file.bytes))
      }
    }
    configuration.layers = layers.sorted().map { DeclaredName(name: $0, location: SourceLocation("", 0..<0)) }
    var loader = CatalogLoader(configuration)
    catalog = loader.catalog(of: files)
    diagnostics = loader.diagnostics.map(shown)
  }

  /// Whether a finding involves two modules, by its places.
  package func isBetweenModules(_ diagnostic: Diagnostic) -> Bool {
    let places = [diagnostic.location].compactMap { $0 } + diagnostic.related.map(\.location)
    return Set(places.map { $0.path.split(separator: "/").first }).count > 1
  }

  /// A finding with the original paths. Fixes are left out, because they belong to the module's own catalog.
  package func shown(_ diagnostic: Diagnostic) -> Diagnostic {
    diagnostic.placed { SourceLocation(paths[$0.path] ?? $0.path, $0.range) }
  }

  /// The decoded text of every file, by its original path.
  package var sources: [String: SourceText] {
    Dictionary(catalog.files.map { (paths[$0.path] ?? $0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
  }
}
