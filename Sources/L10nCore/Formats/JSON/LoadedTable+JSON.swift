import L10nSyntax

extension LoadedTable {
  /// A table of JSON.
  ///
  /// - Parameter entry: makes an entry of the one with a number.
  init(_ table: JSONTable, entry: (JSONTable.Entry, Int) -> LoadedEntry) {
    @Sendable func description(_ number: Int) -> JSONValue? {
      table.entries[number].details?[ARBName.description]?.value
    }
    let entries = table.entries.enumerated().map { entry($1, $0) }
    self.init(
      source: table.document.source, entries: entries, brokenKeys: table.brokenKeys, findings: table.findings,
      isEmpty: table.document.root?.kind != .object, keys: entries.map { ($0.key, $0.keyRange) },
      comments: {
        entries.enumerated().compactMap { number, entry in
          description(number).map { ($0.range, (entry.key, entry.range)) }
        }
      },
      commentText: { $0.first.flatMap { description($0)?.string } },
      spelling: { table.document.spelling(at: $0) },
      editRefusal: { table.document.editRefusal },
      placeEditor: { table.document.editRefusal == nil ? JSONPlaceEditor(table) : nil })
  }
}

extension JSONTable.Entry {
  /// The entry as all formats have it.
  func loadedEntry(at number: Int) -> LoadedEntry {
    let place = MessagePlaces.Text(value.range, pairRange: keyRange.lowerBound..<value.range.upperBound)
    return LoadedEntry(
      key: key, keyRange: keyRange, range: range, text: PlacedMessage(value.string ?? "", at: place), isRule: false,
      comments: number..<number + 1)
  }
}
