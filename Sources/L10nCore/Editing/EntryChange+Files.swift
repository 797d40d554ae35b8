package import L10nSyntax

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
    let names = Set(changes.map(\.table))
    var files = catalog.files.filter { names.contains($0.place.table) }
    let development = Set(catalog.developmentIndices.map { catalog.locales[$0].directory })
    var changed: [String: SourceFile] = [:]
    for change in changes {
      func tables(in directories: Set<String>, of layer: String?) -> [TableFile] {
        files.filter {
          $0.place.table == change.table && $0.place.layer == layer && directories.contains($0.place.directory)
        }
      }
      let own = tables(in: [change.directory], of: change.layer)
      let action: TableChange.Action
      if let message = change.message {
        action = .set(message, change.needsReview ? .needsReview : .translated)
      } else {
        // In a file of all languages, its source language takes the key away from all.
        let isShared = own.contains { $0.path == change.path && $0.place.format.holdsAllLanguages }
        if isShared, !own.contains(where: \.table.isSource) { continue }
        action = .remove
      }
      var editor = TableEditor(
        files: own, development: tables(in: development, of: nil), table: change.table,
        directory: change.directory, layer: change.layer)
      guard editor.apply(TableChange(change.key, action)) == nil else { return nil }
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

extension EntryChange {
  /// - Parameter message: `nil` removes the entry.
  package init(_ entry: CatalogEntry, _ message: Message?, needsReview: Bool = false) {
    let place = entry.file.place
    self.init(
      table: place.table, key: entry.key, path: entry.file.path, directory: place.directory, layer: place.layer,
      message: message, needsReview: needsReview)
  }
}
