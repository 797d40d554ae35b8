import L10nRuntime
import StringsFormat

extension TextTable {
  /// The texts of one file, in file order; of equal keys the last one counts and stands where it is written.
  package init(_ file: TableFile) {
    let units: [TextUnit]
    switch file.contents {
    case .strings(let table):
      units = table.entries.map { entry in
        TextUnit(
          key: entry.key, message: Message(text: entry.value), comments: entry.comments, at: entry.keyRange, in: file)
      }
    case .stringsdict(let table):
      units = table.entries.map { entry in
        TextUnit(
          key: entry.key, message: Message(entry.rule), comments: entry.comments, at: entry.keyRange, in: file)
      }
    case .stringCatalog(let table):
      units = table.texts.map { TextUnit($0, in: file) }
    }
    self.init(
      name: file.place.table, locale: file.place.directory, layer: file.place.layer,
      units: units.keepingLastOfEqualKeys)
  }
}

extension TextUnit {
  fileprivate init(_ text: StringCatalogText, in file: TableFile) {
    self.init(
      key: text.key, message: Message(text.rule), comment: text.entry.comment?.withoutMarkerLines,
      state: text.state,
      isTranslatable: text.entry.shouldTranslate, extractionState: text.entry.extractionState,
      location: file.location(text.keyRange))
  }

  fileprivate init(key: TableKey, message: Message, comments: Range<Int>, at range: Range<Int>, in file: TableFile) {
    let isUntranslated = file.document?.isUntranslated(comments) ?? false
    self.init(
      key: key, message: message, comment: file.document?.commentText(in: comments)?.withoutMarkerLines,
      state: isUntranslated ? .new : .translated,
      location: file.location(range))
  }
}

extension [TextUnit] {
  fileprivate var keepingLastOfEqualKeys: [TextUnit] {
    var seen: Set<TableKey> = []
    return reversed().filter { seen.insert($0.key).inserted }.reversed()
  }
}
