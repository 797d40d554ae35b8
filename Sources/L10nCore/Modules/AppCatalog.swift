package import L10nRuntime
package import L10nSyntax

/// The tables of all modules of an app as one catalog, so that rules see what only shows between them.
///
/// The tables of a module stand in a folder with its name: `Shop/Localizable`. Where a module overrides a table that it does
/// not have itself, its layer stands beside the table of the module that has it, and is called `acme of Shop`.
package struct AppCatalog: Sendable {
  package let catalog: Catalog

  /// Problems of the layout, with the paths that people open.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The paths of files as people open them, by their paths in the catalog.
  private var paths: [String: String] = [:]

  /// - Parameters:
  ///   - modules: with names of their own.
  ///   - development: the language that all are developed in.
  ///   - settings: of rules, and what the app must meet.
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

  /// Whether a finding is about two modules, by the places that it names.
  package func isBetweenModules(_ diagnostic: Diagnostic) -> Bool {
    let places = [diagnostic.location].compactMap { $0 } + diagnostic.related.map(\.location)
    return Set(places.map { $0.path.split(separator: "/").first }).count > 1
  }

  /// A finding with the paths that people open. Fixes are left out: they are about the module's own catalog.
  package func shown(_ diagnostic: Diagnostic) -> Diagnostic {
    diagnostic.placed { SourceLocation(paths[$0.path] ?? $0.path, $0.range) }
  }

  /// The decoded text of every file, by the path that people open.
  package var sources: [String: SourceText] {
    Dictionary(catalog.files.map { (paths[$0.path] ?? $0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
  }
}
