extension CatalogPlace {
  /// The path below the catalogue's folder of a table file: the inverse of `init(path:)`. A String Catalog stands in
  /// no directory of a language.
  ///
  ///     CatalogPlace.path(table: "Widgets/Player", directory: "fr", layer: "acme", format: .strings)
  ///     // "Widgets/Overrides/acme/fr.lproj/Player.strings"
  package static func path(table: String, directory: String, layer: String?, format: Format) -> String {
    let parts = table.split(separator: "/").map(String.init)
    let layers = layer.map { ["Overrides", $0] } ?? []
    let file = "\(parts.last ?? "").\(format.rawValue)"
    let directories = format == .stringCatalog ? [] : ["\(directory).lproj"]
    return (parts.dropLast() + layers + directories + [file]).joined(separator: "/")
  }
}
