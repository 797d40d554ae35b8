/// A table file from any folder, with its place in a catalog.
package struct PlacedTable: Sendable {
  /// The original path.
  package let path: String

  /// The table's name, without folders.
  package var table: String

  /// The name of its `.lproj` directory without the suffix; empty for a file of all languages, and for one in another
  /// directory.
  package var directory: String

  package let format: TableFormat
  package let bytes: [UInt8]

  /// Reads the table from a path: the file's name, and its directory.
  ///
  ///     "SDK.bundle/fr.lproj/SDK.strings"   → table "SDK", directory "fr"
  ///     "SDK.strings"                       → table "SDK", directory ""
  ///
  /// - Returns: `nil` for other files.
  package init?(path: String, bytes: [UInt8]) {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last, let format = TableFormat(ofFile: file) else {
      return nil
    }
    (self.path, self.format, self.bytes) = (path, format, bytes)
    table = format.layout.table(file) ?? file
    directory = format.holdsAllLanguages ? "" : parts.dropLast().last.flatMap { format.layout.language($0) } ?? ""
  }

  /// The path of the table in a catalog, in a layer or among the base tables.
  package func path(inLayer layer: String?) -> String {
    CatalogPlace.path(table: table, directory: directory, layer: layer, format: format)
  }
}
