import L10nSyntax

extension TextTable {
  /// The table's files in their canonical form: a `.strings` with the plain texts and a `.stringsdict` with the others,
  /// each only if it has entries.
  ///
  /// Reading them returns the table without what they cannot hold: states other than `.new`, which becomes the line of
  /// `UntranslatedMarker`, whether a text is translated, and its origin in a String Catalog.
  package var files: [SourceFile] {
    var texts: [NewEntry<String>] = []
    var rules: [NewEntry<StringsdictWriter.Value>] = []
    for unit in units {
      switch unit.message.content {
      case .text(let text): texts.append(unit.newEntry(text))
      default: rules.append(unit.newEntry(unit.message.stringsdictValue))
      }
    }
    var files: [SourceFile] = []
    if !texts.isEmpty { files.append(file(.strings, StringsWriter.table(texts))) }
    if !rules.isEmpty { files.append(file(.stringsdict, StringsdictWriter.table(rules))) }
    return files
  }

  private func file(_ format: TableFormat, _ text: String) -> SourceFile {
    let path = CatalogPlace.path(table: name, directory: locale, layer: layer, format: format)
    return SourceFile(path: path, bytes: Array(text.utf8))
  }
}

extension TextUnit {
  fileprivate func newEntry<Value: Hashable & Sendable>(_ value: Value) -> NewEntry<Value> {
    NewEntry(key, value, comment: comment, isUntranslated: state == .new)
  }
}
