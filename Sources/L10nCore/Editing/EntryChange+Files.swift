package import L10nSyntax

extension Fix {
  /// The entries that the fix changes as a whole.
  package var entryChanges: [EntryChange] {
    changes.compactMap { if case .entry(let change) = $0 { change } else { nil } }
  }

  /// The files that change or are new because of the fix's changes of entries, in the order of their paths, with all of
  /// their bytes.
  ///
  /// - Returns: `nil` if one of the entries cannot be changed: its file is broken, or its format cannot hold the
  ///   message.
  package func changedFilesOfEntries(in catalog: Catalog) -> [SourceFile]? {
    var edit = CatalogEdit(catalog)
    for change in entryChanges {
      let action: TableChange.Action
      if let message = change.message {
        action = .set(message, change.needsReview ? .needsReview : .translated)
      } else {
        // In a file of all languages, removing the source language's text would remove the key from all.
        let own = edit.files(of: change.table, in: change.directory, change.layer)
        let isShared = own.contains { $0.path == change.path && $0.place.format.holdsAllLanguages }
        if isShared, !own.contains(where: \.table.isSource) { continue }
        action = .remove
      }
      let refusals = edit.apply(
        [TableChange(change.key, action)], to: change.table, in: change.directory, layer: change.layer)
      if !refusals.isEmpty { return nil }
    }
    return edit.changedFiles
  }
}

extension EntryChange {
  /// - Parameter message: the new message; `nil` removes the entry.
  package init(_ entry: CatalogEntry, _ message: Message?, needsReview: Bool = false) {
    let place = entry.file.place
    self.init(
      table: place.table, key: entry.key, path: entry.file.path, directory: place.directory, layer: place.layer,
      message: message, needsReview: needsReview)
  }
}
