/// One module of an app, with its table files.
package struct AppModule: Sendable {
  /// A table file.
  package struct File: Sendable {
    /// The original path.
    package let path: String
    package let bytes: [UInt8]

    /// The place, with the table's name in the module's folder.
    let place: CatalogPlace
  }

  package let name: String
  package let files: [File]

  /// The settings of the module's catalog.
  package let configuration: Configuration

  /// A module's catalog.
  ///
  /// - Parameter shownPath: returns the path of a file for people.
  package init(_ name: String, _ catalog: Catalog, shownPath: (String) -> String) {
    self.name = name
    configuration = catalog.configuration
    var seen: Set<String> = []
    files = catalog.files.compactMap { file in
      guard seen.insert(file.path).inserted else { return nil }
      let directory = file.place.format.holdsAllLanguages ? CatalogPlace.multilingual : file.place.directory
      let place = CatalogPlace(file.place, directory: directory)
      return File(path: shownPath(file.path), bytes: file.source.bytes, place: place)
    }
  }

  /// The names of the tables that are not only overrides.
  var baseTables: Set<String> { Set(files.lazy.filter { $0.place.layer == nil }.map(\.place.table)) }
}
