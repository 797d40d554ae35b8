/// A table file that stands anywhere, with what it is to be taken for.
package struct PlacedTable: Sendable {
  /// As people open it.
  package let path: String

  /// The table's name, without folders.
  package var table: String

  /// The name of its `.lproj` directory without the suffix; empty for a String Catalog, which has several languages, and
  /// for a file whose place does not tell.
  package var directory: String

  package let format: CatalogPlace.Format
  package let bytes: [UInt8]

  /// What a path says: the file's name, and the directory that it stands in.
  ///
  ///     "SDK.bundle/fr.lproj/SDK.strings"   → table "SDK", directory "fr"
  ///     "SDK.strings"                       → table "SDK", directory ""
  ///
  /// - Returns: `nil` for what is no table file.
  package init?(path: String, bytes: [UInt8]) {
    let parts = path.split(separator: "/")
    guard let file = parts.last, let dot = file.lastIndex(of: "."), dot > file.startIndex,
      let format = CatalogPlace.Format(rawValue: String(file[file.index(after: dot)...]))
    else { return nil }
    let parent = parts.dropLast().last ?? ""
    (self.path, self.format, self.bytes) = (path, format, bytes)
    table = String(file[..<dot])
    directory = format != .stringCatalog && parent.hasSuffix(".lproj") ? String(parent.dropLast(".lproj".count)) : ""
  }

  /// The path in a catalog in which the table stands, in a layer or among the base tables.
  package func path(inLayer layer: String?) -> String {
    CatalogPlace.path(table: table, directory: directory, layer: layer, format: format)
  }
}
