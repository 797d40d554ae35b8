package import StringsFormat

extension TableFormat {
  /// `.strings` files: plain texts, as property lists in any spelling.
  package static let strings = TableFormat(
    name: "strings", title: ".strings", layout: .languageDirectories(suffix: "strings"),
    variableDefinition: { "'\($0)' in the .stringsdict of the same name" }, definesVariables: false,
    read: { bytes in ReadFile { _ in LoadedTable(StringsTable(bytes)) } }, write: PropertyListTable.written,
    editor: { PropertyListTableEditor($0) })

  /// `.stringsdict` files: texts by number, width and device.
  package static let stringsdict = TableFormat(
    name: "stringsdict", title: ".stringsdict", layout: .languageDirectories(suffix: "stringsdict"),
    variableDefinition: { "the variable '\($0)'" },
    isSupplement: true, read: { bytes in ReadFile { _ in LoadedTable(StringsdictTable(bytes)) } },
    write: PropertyListTable.written, editor: { PropertyListTableEditor($0) })
}

extension LoadedTable {
  fileprivate init(_ table: StringsTable) {
    let document = table.document
    self.init(
      document, table.findings, table.brokenKeys,
      table.entries.map { entry in
        LoadedEntry(
          entry.key, entry.keyRange, entry.range,
          PlacedMessage(entry.value, at: MessagePlaces.Text(entry.valueRange, pairRange: entry.range)),
          isRule: false, comments: entry.comments, in: document)
      })
  }

  fileprivate init(_ table: StringsdictTable) {
    let document = table.document
    self.init(
      document, table.findings, table.brokenKeys,
      table.entries.map { entry in
        LoadedEntry(
          entry.key, entry.keyRange, entry.range, entry.text, isRule: true, comments: entry.comments, in: document)
      })
  }

  private init(
    _ document: PropertyListDocument, _ findings: [StringsFinding], _ brokenKeys: [TableKey], _ entries: [LoadedEntry]
  ) {
    self.init(
      source: document.source, entries: entries, brokenKeys: brokenKeys, findings: findings,
      isEmpty: !document.hasRoot, keys: entries.map { ($0.key, $0.keyRange) },
      comments: { document.comments.map { ($0, nil) } },
      commentText: { document.commentText(in: $0) },
      spelling: { document.spelling(at: $0) },
      editRefusal: { document.editRefusal },
      placeEditor: { try? PropertyListEditor(document) },
      document: document)
  }
}

extension LoadedEntry {
  fileprivate init(
    _ key: TableKey, _ keyRange: Range<Int>, _ range: Range<Int>, _ text: PlacedMessage, isRule: Bool,
    comments: Range<Int>, in document: PropertyListDocument
  ) {
    self.init(key: key, keyRange: keyRange, range: range, text: text, isRule: isRule, comments: comments)
    // A comment may say that the entry only keeps a place.
    if !comments.isEmpty, document.isUntranslated(comments) { state = .new }
  }
}

extension PropertyListEditor: PlaceEditing {
  package func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)? {
    removal(ofEntryAt: keyStart).map { (range: Range<Int>) in (range, "") }
  }
}
