import L10nSyntax

extension TextTable {
  /// The texts of one file, in file order; of equal keys the last one counts and keeps its place.
  package init(_ file: TableFile) {
    let units = file.entries.map { entry -> TextUnit in
      var unit = TextUnit(
        key: entry.key, message: entry.message, comment: file.comment(of: entry), state: entry.state,
        isTranslatable: entry.isTranslatable, extractionState: entry.extractionState,
        formStates: entry.formStates, location: file.location(entry.keyRange))
      unit.resource = file.table.resource(entry)
      unit.isCommentGenerated = entry.isCommentGenerated
      return unit
    }
    self.init(
      name: file.place.table, locale: file.place.directory, layer: file.place.layer,
      units: units.keepingLastOfEqualKeys)
  }
}

extension [TextUnit] {
  fileprivate var keepingLastOfEqualKeys: [TextUnit] {
    var seen: Set<TableKey> = []
    return reversed().filter { seen.insert($0.key).inserted }.reversed()
  }
}
