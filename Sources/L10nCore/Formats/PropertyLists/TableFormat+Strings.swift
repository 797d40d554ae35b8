package import L10nSyntax

extension TableFormat {
  /// `.strings` files: plain texts, as property lists in any syntax.
  package static let strings = TableFormat(
    name: "strings", title: ".strings", layout: .languageDirectories(suffix: "strings"),
    variableDefinition: { "'\($0)' in the .stringsdict of the same name" }, definesVariables: false, hasStyle: true,
    read: { bytes in ReadFile { _ in LoadedTable(StringsTable(bytes)) } }, write: PropertyListTable.written,
    editor: { PropertyListTableEditor($0) }, outline: propertyListOutline, filePatterns: ["*.strings"])

  /// `.stringsdict` files: texts by number, width and device.
  package static let stringsdict = TableFormat(
    name: "stringsdict", title: ".stringsdict", layout: .languageDirectories(suffix: "stringsdict"),
    variableDefinition: { "the variable '\($0)'" },
    hasStyle: true, isSupplement: true, read: { bytes in ReadFile { _ in LoadedTable(StringsdictTable(bytes)) } },
    write: PropertyListTable.written, editor: { PropertyListTableEditor($0) }, outline: propertyListOutline,
    filePatterns: ["*.stringsdict"])

  @Sendable private static func propertyListOutline(_ bytes: [UInt8]) throws(EditRefusal) -> SourceOutline {
    let document = PropertyListDocument(bytes)
    guard document.syntax == .xml, let root = document.root, case .dictionary = root.value,
      let withTags = document.source.withTags(around: root.range, name: "dict")
    else { return try SourceOutline(document) }
    return try SourceOutline(PropertyListDocument(withTags))
  }
}

extension LoadedTable {
  fileprivate init(_ table: StringsTable) {
    self.init(
      table.document, table.findings, table.brokenKeys,
      table.entries.map { entry in
        LoadedEntry(
          key: entry.key, keyRange: entry.keyRange, range: entry.range,
          text: PlacedMessage(entry.value, at: MessagePlaces.Text(entry.valueRange, pairRange: entry.range)),
          isRule: false, comments: table.document.comments(entry.comments, andAfter: entry.range.upperBound))
      })
  }

  fileprivate init(_ table: StringsdictTable) {
    self.init(
      table.document, table.findings, table.brokenKeys,
      table.entries.map { entry in
        LoadedEntry(
          key: entry.key, keyRange: entry.keyRange, range: entry.range, text: entry.text, isRule: true,
          comments: table.document.comments(entry.comments, andAfter: entry.range.upperBound))
      })
  }

  private init(
    _ document: PropertyListDocument, _ findings: [StringsFinding], _ brokenKeys: [TableKey], _ entries: [LoadedEntry]
  ) {
    var entries = entries
    // A comment may mark the entry as a stub.
    for index in entries.indices where !entries[index].comments.isEmpty {
      if document.isUntranslated(entries[index].comments) { entries[index].state = .new }
    }
    self.init(
      source: document.source, entries: entries, brokenKeys: brokenKeys, findings: findings,
      isEmpty: !document.hasRoot, keys: entries.map { ($0.key, $0.keyRange) },
      comments: { document.comments.map { ($0, nil) } },
      commentText: { document.commentText(in: document.withoutNotice($0)) },
      spelling: { document.spelling(at: $0) },
      editRefusal: { document.editRefusal },
      placeEditor: { try? PropertyListEditor(document) },
      syntax: document.syntax,
      document: { document })
  }
}

extension PropertyListEditor: PlaceEditing {}
