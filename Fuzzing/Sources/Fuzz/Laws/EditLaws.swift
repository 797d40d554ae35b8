internal import L10nSyntax

/// A property list, with an entry and a text for edits.
struct EditableDocument {
  let document: PropertyListDocument
  let editor: PropertyListEditor

  /// The entry to be changed: any entry, but always the same for the same file.
  let key: TableKey

  /// A text that must be escaped.
  let text: String

  private static let texts = [
    "", "x", "a \"b\" 'c' \\ \\n;", "\n\r\t", "/* <&> */ // ]]> -->", "é😀\u{301}", "\u{7F}\u{85}\u{2028}\u{FEFF}", " ",
  ]

  /// - Returns: `nil` for a file that has no entries or cannot be edited.
  init?(_ document: PropertyListDocument) {
    guard !document.mayChangeItsKind, let editor = try? PropertyListEditor(document) else { return nil }
    let pairs = document.pairs
    guard !pairs.isEmpty else { return nil }
    self.document = document
    self.editor = editor
    key = pairs[document.source.bytes.count % pairs.count].key
    text = Self.texts[document.source.bytes.count / 3 % Self.texts.count]
  }
}

extension PropertyListDocument {
  /// Whether the text changes the kind of the file for every reader if it is written at the start: a NUL as second byte
  /// makes it UTF-16, `bplist0` a binary property list.
  var mayChangeItsKind: Bool {
    source.utf8.contains(0) || source[0..<source.utf8.count].contains("bplist0")
  }
}

extension Law<PropertyListDocument> {
  static var editsChangeNothingElse: Law {
    Law("edits of a property list change what they are asked to and nothing else") { document in
      if let editable = EditableDocument(document) { Law<EditableDocument>.ofEdits.forEach { $0.check(editable) } }
      return nil
    }
  }

  static var withoutEditsBytesStay: Law {
    Law("without edits a file keeps its bytes") { document in
      if SourceEdits(document.source).bytes != document.source.bytes { return "the edits have other bytes" }
      guard let editor = try? PropertyListEditor(document) else { return nil }
      return editor.bytes == document.source.bytes ? nil : "the editor has other bytes"
    }
  }
}

extension Law<EditableDocument> {
  /// The laws of single edits.
  static var ofEdits: [Law] {
    [setTextIsRead, insertedEntryIsRead, removedEntryIsGone, renamedEntryIsRead, markersComeAndGo]
  }

  static var setTextIsRead: Law {
    Law("a text that is set is read, and no other changes") { editable in
      var editor = editable.editor
      editor.set(.text(editable.text), for: editable.key)
      var expected = Entries(editable.document)
      guard let index = expected.entries.lastIndex(where: { $0.key == editable.key }) else { return nil }
      expected.entries[index].value = .text(editable.text)
      return expected.difference(from: editor)
    }
  }

  static var insertedEntryIsRead: Law {
    Law("an entry that is inserted is read where it was put") { editable in
      let key: TableKey = "fuzzing: \"a new\" key"
      var expected = Entries(editable.document)
      guard let index = expected.entries.lastIndex(where: { $0.key == editable.key }),
        !expected.entries.contains(where: { $0.key == key })
      else { return nil }
      let value = StringsdictWriter.Value.dictionary([StringsdictWriter.Pair("in it", .text(editable.text))])
      var editor = editable.editor
      editor.insert(NewEntry(key, value, comment: editable.text), .after(editable.key))
      expected.entries.insert(Entries.Entry(key: key, value: value), at: index + 1)
      return expected.difference(from: editor)
    }
  }

  static var removedEntryIsGone: Law {
    Law("an entry that is removed is gone, and no other") { editable in
      var editor = editable.editor
      editor.remove(editable.key)
      var expected = Entries(editable.document)
      expected.entries.removeAll { $0.key == editable.key }
      return expected.difference(from: editor)
    }
  }

  static var renamedEntryIsRead: Law {
    Law("an entry that is renamed has its new key and its place") { editable in
      var editor = editable.editor
      let key = TableKey("renamed " + editable.text)
      editor.rename(editable.key, to: key)
      var expected = Entries(editable.document)
      for index in expected.entries.indices where expected.entries[index].key == editable.key {
        expected.entries[index].key = key
      }
      return expected.difference(from: editor)
    }
  }

  static var markersComeAndGo: Law {
    Law("a stub is an entry as before, and so is one that is none any more") { editable in
      var editor = editable.editor
      editor.setUntranslated(true, for: editable.key)
      let marked = PropertyListDocument(editor.bytes)
      let expected = Entries(editable.document)
      if let difference = expected.difference(from: editor) { return "with a marker: \(difference)" }
      guard var editor = try? PropertyListEditor(marked) else { return "what is marked cannot be edited" }
      editor.setUntranslated(false, for: editable.key)
      return expected.difference(from: editor).map { "without the marker: \($0)" }
    }
  }
}

/// The entries of a property list, without ranges.
private struct Entries {
  struct Entry: Equatable {
    var key: TableKey
    /// The value; `nil` for one that no writer writes: a number, an array.
    var value: StringsdictWriter.Value?
  }

  var entries: [Entry]

  init(_ document: PropertyListDocument) {
    entries = document.pairs.map { Entry(key: $0.key, value: StringsdictWriter.Value($0.node)) }
  }

  /// The difference between the file as edited, when it is read again, and these entries; `nil` if there is none.
  func difference(from editor: PropertyListEditor) -> String? {
    let edited = PropertyListDocument(editor.bytes)
    let read = Entries(edited).entries
    if let error = edited.findings.first(where: { $0.severity == .error }) {
      return "\(error.message) at \(error.range) in '\(edited.source[0..<2000])'"
    }
    // Swift's equality of strings is canonical: the descriptions tell scalars apart.
    let isSame = read == entries && read.description.utf8.elementsEqual(entries.description.utf8)
    return isSame ? nil : "\(read) instead of \(entries) in '\(edited.source[0..<2000])'"
  }
}
