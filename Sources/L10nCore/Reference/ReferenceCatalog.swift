/// Tables that replace texts of others, such as those of an SDK, beside the tables of that one, as one catalog:
/// the other's are the base tables, one's own an override layer.
///
/// That is how an SDK finds its texts that lets an app replace them: the app's table first, then its own.
package struct ReferenceCatalog: Sendable {
  /// The layer that the own tables stand in.
  package static let layer = "custom"

  package let catalog: Catalog

  /// Problems of the layout, by paths in the catalog.
  package let diagnostics: [Diagnostic]

  /// The paths of files as people open them, by their paths in the catalog.
  private let paths: [String: String]

  /// - Parameters:
  ///   - tables: one's own. Those that the reference does not have are left out.
  ///   - reference: the other's. None of both has two files of one table, directory and format.
  ///   - configuration: of which only settings of rules count.
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
    // A layer that nothing stands in cannot be applied.
    if !own.isEmpty { settings.layers = [DeclaredName(name: Self.layer, location: SourceLocation("", 0..<0))] }
    var loader = CatalogLoader(settings)
    catalog = loader.catalog(of: placed.map { SourceFile(path: $0.path, bytes: $0.table.bytes) })
    diagnostics = loader.diagnostics
  }

  /// A finding about the own tables, with the paths that people open.
  ///
  /// - Returns: `nil` for one about the reference, which is not for the reader to fix. Fixes are left out.
  package func shown(_ diagnostic: Diagnostic) -> Diagnostic? {
    if let location = diagnostic.location {
      guard CatalogPlace(path: location.path)?.layer == Self.layer else { return nil }
    } else if diagnostic.ruleID != "coverage-below" {
      return nil
    }
    return diagnostic.placed { SourceLocation(paths[$0.path] ?? $0.path, $0.range) }
  }

  /// A file's path as people open it.
  package func shownPath(of file: TableFile) -> String { paths[file.path] ?? file.path }
}
