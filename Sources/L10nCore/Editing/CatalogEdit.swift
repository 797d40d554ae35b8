import L10nSyntax

/// Changes of a catalog's tables, each applied to the result of earlier ones, for adding, filling in and importing
/// texts.
package struct CatalogEdit: Sendable {
  private let catalog: Catalog

  /// Files that changed or are new, by path.
  private var changed: [String: SourceFile] = [:]

  /// New files, by directory.
  private var made: [String: [TableFile]] = [:]

  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// Changes one table of one locale and layer.
  ///
  /// - Parameter directory: the name of the locale's directory, which need not exist yet.
  /// - Returns: the reasons for changes that are not made.
  package mutating func apply(
    _ changes: [TableChange], to table: String, in directory: String, layer: String? = nil
  ) -> [Diagnostic] {
    let own = files(of: table, in: directory, layer)
    let development = developmentDirectories.flatMap { files(of: table, in: $0, nil) }
    var editor = TableEditor(files: own, development: development, table: table, directory: directory, layer: layer)
    let refusals = changes.compactMap { editor.apply($0) }
    for file in editor.changedFiles() {
      let isNew = changed.updateValue(file, forKey: file.path) == nil && !own.contains { $0.path == file.path }
      if isNew,
        let place = CatalogPlaces(catalog.files.map(\.path) + [file.path], in: catalog.configuration.folder)[file.path]
      {
        made[directory, default: []].append(TableFile(path: file.path, place: place, bytes: file.bytes))
      }
    }
    return refusals
  }

  /// Changes a table of the development language.
  ///
  /// - Returns: the reason if the change is not made.
  package mutating func add(_ change: TableChange, to table: String) -> Diagnostic? {
    let directories = developmentDirectories
    let directory = directories.first { !files(of: table, in: $0, nil).isEmpty } ?? directories[0]
    return apply([change], to: table, in: directory).first
  }

  private var developmentDirectories: [String] {
    let directories = catalog.developmentIndices.map { catalog.locales[$0].directory }
    return directories.isEmpty ? [catalog.development.description] : directories
  }

  /// The current files of a table.
  package func files(of table: String, in directory: String, _ layer: String?) -> [TableFile] {
    (catalog.files(inDirectory: directory) + made[directory, default: []])
      .filter { $0.place.table == table && $0.place.directory == directory && $0.place.layer == layer }
      .map { file in changed[file.path].map { file.holding($0.bytes) } ?? file }
  }

  /// The changed and new files with all of their bytes, in the order of their paths.
  package var changedFiles: [SourceFile] { changed.values.sorted { $0.path < $1.path } }
}
