/// Tables that replace texts of another product, such as an SDK, together with that product's tables, as one catalog:
/// the latter are the base tables, the former an override layer.
///
/// That matches an SDK that lets an app replace its texts: it looks in the app's table first, then in its own.
package struct ReferenceCatalog: Sendable {
  /// The layer of the replacing tables.
  package static let layer = "custom"

  package let catalog: Catalog

  /// Problems of the layout, by paths in the catalog.
  package let diagnostics: [Diagnostic]

  /// The original paths of files, by their paths in the catalog.
  private let paths: [String: String]

  /// - Parameters:
  ///   - tables: the replacing tables. Those that the reference lacks are left out.
  ///   - reference: the tables of the other product. Neither has two files of one table, directory and format.
  ///   - configuration: the configuration, of which only settings of rules are used.
  package init(_ tables: [PlacedTable], reference: [PlacedTable], _ configuration: Configuration) {
    let known = Set(reference.map(\.table))
    var settings = Configuration()
    settings.rules = configuration.rules
    settings.gate = configuration.gate
    settings.profiles = configuration.profiles
    settings.partialLocales = configuration.partialLocales
    let own = tables.filter { known.contains($0.table) }
    let placed =
      reference.map { (path: $0.path(inLayer: nil), table: $0) }
      + own.map { (path: $0.path(inLayer: Self.layer), table: $0) }
    paths = Dictionary(placed.map { ($0.path, $0.table.path) }, uniquingKeysWith: { first, _ in first })
    // An empty layer cannot be applied.
    if !own.isEmpty { settings.layers = [DeclaredName(name: Self.layer, location: SourceLocation("", 0..<0))] }
    var loader = CatalogLoader(settings)
    catalog = loader.catalog(of: placed.map { SourceFile(path: $0.path, bytes: $0.table.bytes) })
    diagnostics = loader.diagnostics
  }

  /// A finding about the replacing tables, with the original paths.
  ///
  /// - Returns: `nil` for a finding about the reference, which the reader cannot fix. Fixes are left out.
  package func shown(_ diagnostic: Diagnostic) -> Diagnostic? {
    if let location = diagnostic.location {
      guard CatalogPlace(path: location.path)?.layer == Self.layer else { return nil }
    } else if diagnostic.ruleID != "coverage-below" {
      return nil
    }
    return diagnostic.placed { SourceLocation(paths[$0.path] ?? $0.path, $0.range) }
  }

  /// The original path of a file.
  package func shownPath(of file: TableFile) -> String { paths[file.path] ?? file.path }
}
