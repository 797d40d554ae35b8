import StringsFormat

extension TextTable {
  /// The texts of one file, in file order; of equal keys the last one counts and stands where it is written.
  package init(_ file: TableFile) {
    let units: [TextUnit]
    switch file.contents {
    case .strings(let table):
      units = table.entries.map { entry in
        TextUnit(
          key: entry.key, content: .text(entry.value), comment: table.document.commentText(in: entry.comments),
          location: file.location(entry.keyRange))
      }
    case .stringsdict(let table):
      units = table.entries.map { entry in
        TextUnit(
          key: entry.key, content: TextContent(entry.rule), comment: table.document.commentText(in: entry.comments),
          location: file.location(entry.keyRange))
      }
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
