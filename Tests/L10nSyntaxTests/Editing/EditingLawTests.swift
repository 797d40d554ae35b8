import L10nSyntax
import SeededNumbers
import Testing

/// Laws of any edits of any file that can be edited.
@Suite struct EditingLawTests {
  private static let texts = [
    "", "x", "a b", "\"'\\\n\r\t", "<&>]]>", "é😀\u{200F}", "//", "*/", "-->", "l10n:untranslated",
  ]

  private static let samples = LawTests.samples.filter { PropertyListDocument($0).editRefusal == nil }

  @Test(arguments: 0..<8) func editsNeverBreakAFile(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<40 {
      let bytes = Self.samples.randomElement(using: &generator) ?? []
      guard var editor = try? PropertyListEditor(PropertyListDocument(bytes)) else { continue }
      var expected: [TableKey: TableKey] = [:]
      for entry in StringsTable(bytes).entries { expected[entry.key] = TableKey(entry.value) }
      for _ in 0..<6 { edit(&editor, &expected, &generator) }
      let table = StringsTable(editor.bytes)
      let comment = Comment(rawValue: "\(bytes) became \(table.source[0..<table.source.utf8.count])")
      #expect(!table.document.findings.contains { $0.severity == .error }, comment)
      var found: [TableKey: TableKey] = [:]
      for entry in table.entries { found[entry.key] = TableKey(entry.value) }
      #expect(found == expected, comment)
      let formatted = try TableFormatter(order: .byKey).formatted(table.document)
      let sortedKeys = table.entries.map(\.key).sorted()
      #expect(StringsTable(formatted).entries.map(\.key) == sortedKeys, comment)
      if let reordered = try PropertyListEditor(table.document).reordering(.byKey) {
        #expect(StringsTable(reordered.bytes).entries.map(\.key) == sortedKeys, comment)
        #expect(reordered.bytes.sorted() == editor.bytes.sorted(), comment)
      }
    }
  }

  /// Makes one edit in the file and in its expected contents.
  private func edit(
    _ editor: inout PropertyListEditor, _ expected: inout [TableKey: TableKey], _ generator: inout SeededGenerator
  ) {
    let keys = expected.keys.sorted()
    let key = keys.randomElement(using: &generator) ?? "none"
    let text = Self.texts.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      if editor.set(.text(text), for: key) { expected[key] = TableKey(text) }
    case 1:
      if editor.remove(key) { expected[key] = nil }
    case 2:
      let newKey = TableKey(text + "renamed\(expected.count)")
      if !editor.contains(newKey), editor.rename(key, to: newKey) {
        expected[newKey] = expected.removeValue(forKey: key)
      }
    case 3: editor.setUntranslated(Bool.random(using: &generator), for: key)
    default:
      let newKey = TableKey(text + "new\(generator.next())")
      let place = [PropertyListEditor.Place.after(key), .before(key), .end].randomElement(using: &generator) ?? .end
      editor.insert(NewEntry(newKey, .text(text), comment: text, isUntranslated: text.isEmpty), place)
      expected[newKey] = TableKey(text)
    }
  }
}
