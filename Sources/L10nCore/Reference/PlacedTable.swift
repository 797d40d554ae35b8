/// A table file that stands anywhere, with what it is to be taken for.
package struct PlacedTable: Sendable {
  /// As people open it.
  package let path: String

  /// The table's name, without folders.
  package var table: String

  /// The name of its `.lproj` directory without the suffix; empty for a file of all languages, and for one whose place
  /// does not say.
  package var directory: String

  package let format: TableFormat
  package let bytes: [UInt8]

  /// What a path says: the file's name, and the directory that it stands in.
  ///
  ///     "SDK.bundle/fr.lproj/SDK.strings"   → table "SDK", directory "fr"
  ///     "SDK.strings"                       → table "SDK", directory ""
  ///
  /// - Returns: `nil` for what is no table file.
  package init?(path: String, bytes: [UInt8]) {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last, let format = TableFormat(ofFile: file) else {
      return nil
    }
    (self.path, self.format, self.bytes) = (path, format, bytes)
    table = format.layout.table(file) ?? file
    directory = format.holdsAllLanguages ? "" : parts.dropLast().last.flatMap { format.layout.language($0) } ?? ""
  }

  /// The path in a catalog in which the table stands, in a layer or among the base tables.
  package func path(inLayer layer: String?) -> String {
    CatalogPlace.path(table: table, directory: directory, layer: layer, format: format)
  }
}
