extension CatalogPlace {
  /// The path below the catalogue's folder of a table file: the inverse of `init(path:)`.
  ///
  ///     CatalogPlace.path(table: "Widgets/Player", directory: "fr", layer: "acme", format: .strings)
  ///     // "Widgets/Overrides/acme/fr.lproj/Player.strings"
  package static func path(table: String, directory: String, layer: String?, format: Format) -> String {
    let parts = table.split(separator: "/").map(String.init)
    let layers = layer.map { ["Overrides", $0] } ?? []
    let file = "\(parts.last ?? "").\(format.rawValue)"
    return (parts.dropLast() + layers + ["\(directory).lproj", file]).joined(separator: "/")
  }
}
