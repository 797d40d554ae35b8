import StringsFormat

extension Fix {
  /// The entries that the fix changes as a whole.
  package var entryChanges: [EntryChange] {
    changes.compactMap { if case .entry(let change) = $0 { change } else { nil } }
  }

  /// The files that the fix's changes of entries make or change, in order of their paths, with all of their bytes.
  ///
  /// - Returns: `nil` where one of the entries cannot be changed: its file is broken, or its format cannot hold the message.
  package func changedFilesOfEntries(in catalog: Catalog) -> [SourceFile]? {
    let changes = entryChanges
    let names = Set(changes.map(\.id.table))
    var files = catalog.files.filter { names.contains($0.place.table) }
    let development = Set(catalog.developmentIndices.map { catalog.locales[$0].directory })
    var changed: [String: SourceFile] = [:]
    for change in changes {
      let place = change.place
      func tables(in directories: Set<String>, of layer: String?) -> [TableFile] {
        files.filter {
          $0.place.table == place.table && $0.place.layer == layer && directories.contains($0.place.directory)
        }
      }
      let own = tables(in: [place.directory], of: place.layer)
      let action: TableChange.Action
      if let message = change.message {
        action = .set(message, change.state)
      } else {
        // In a file of all languages, its source language takes the key away from all.
        if place.format.holdsAllLanguages, !own.contains(where: \.table.isSource) { continue }
        action = .remove
      }
      var editor = TableEditor(
        files: own, development: tables(in: development, of: nil), table: place.table, directory: place.directory,
        layer: place.layer)
      guard editor.apply(TableChange(change.id.key, action)) == nil else { return nil }
      for file in editor.changedFiles() {
        changed[file.path] = file
        if files.contains(where: { $0.path == file.path }) {
          files = files.map { $0.path == file.path ? $0.holding(file.bytes) : $0 }
        } else if let place = CatalogPlace(path: file.path) {
          files.append(TableFile(path: file.path, place: place, bytes: file.bytes))
        }
      }
    }
    return changed.values.sorted { $0.path < $1.path }
  }
}
