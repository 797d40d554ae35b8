/// One module of an app, with the table files that it brings.
package struct AppModule: Sendable {
  /// A table file.
  package struct File: Sendable {
    /// As people open it.
    package let path: String
    package let bytes: [UInt8]

    /// With the table's name below the module's folder.
    let place: CatalogPlace
  }

  package let name: String
  package let files: [File]

  /// The settings of the module's catalog; those of none for a module that is known by its indexes.
  package let configuration: Configuration

  /// A module's catalog.
  ///
  /// - Parameter shownPath: a file's path as people open it.
  package init(_ name: String, _ catalog: Catalog, shownPath: (String) -> String) {
    self.name = name
    configuration = catalog.configuration
    var seen: Set<String> = []
    files = catalog.files.compactMap { file in
      guard seen.insert(file.path).inserted, let place = CatalogPlace(path: file.path) else { return nil }
      return File(path: shownPath(file.path), bytes: file.source.bytes, place: place)
    }
  }

  /// A module that is known by the indexes of its tables. What all their folders have in common is the module's folder.
  package init(_ name: String, _ indexes: [TableIndex]) {
    self.name = name
    configuration = Configuration()
    let placed = indexes.compactMap { index in CatalogPlace(path: index.path).map { (index, $0) } }
    let folders = placed.map { $0.1.folder.split(separator: "/") }
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
      Array(zip(shared, folder).prefix { $0 == $1 }.map(\.0))
    }
    files = placed.map { index, place in
      let table = place.table.split(separator: "/").dropFirst(shared.count).joined(separator: "/")
      return File(path: index.path, bytes: index.embeddedSource ?? [], place: place.renamed(table))
    }
  }

  /// The names of the tables that are more than overrides.
  var baseTables: Set<String> { Set(files.lazy.filter { $0.place.layer == nil }.map(\.place.table)) }
}

extension CatalogPlace {
  /// The same directory and layer of another table.
  fileprivate func renamed(_ table: String) -> CatalogPlace {
    let path = CatalogPlace.path(table: table, directory: directory, layer: layer, format: format)
    return CatalogPlace(path: path) ?? self
  }
}
