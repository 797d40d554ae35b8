import Foundation
import L10nSyntax
import Testing

@Suite struct BinaryPropertyListWriterTests {
  typealias Value = StringsdictWriter.Value
  typealias Pair = StringsdictWriter.Pair

  /// Keys and texts of tables.
  static let tables: [[(String, String)]] = [
    [],
    [("", "")],
    [("a", "A"), ("long", "a text of more than fifteen bytes"), ("same", "A"), ("A", "a")],
    [("größe", "Größe"), ("emoji", "😀 \u{2067}x\u{2069}"), ("e\u{301}", "NFD"), ("\u{E9}", "NFC")],
    [("breaks", "a\nb\r\nc\rd\te"), ("controls", "\u{0}\u{1}\u{7F}\u{85}\u{2028}")],
    (0..<300).map { ("key.\($0)", String(repeating: "text ", count: $0)) },
    (0..<40_000).map { ("\($0)", "\($0) é") },
  ]

  @Test(arguments: tables.indices)
  func tablesComeBack(_ index: Int) throws {
    let texts = Self.tables[index]
    let bytes = BinaryPropertyListWriter.table(texts.map { NewEntry(TableKey($0.0), Value.text($0.1)) })
    let table = StringsTable(bytes)
    #expect(table.findings.isEmpty)
    #expect(table.entries.map(\.key) == texts.map { TableKey($0.0) })
    #expect(table.entries.map { TableKey($0.value) } == texts.map { TableKey($0.1) })
    let foundation = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String]
    // A Swift dictionary takes both spellings of "é" for one key.
    #expect(foundation?.count == Set(texts.map(\.0)).count)
    for (key, text) in texts where key != "é" { #expect(foundation?[key] == text) }
  }

  @Test func dictionariesHoldDictionaries() throws {
    let rule = Value.dictionary([Pair("one", .text("a")), Pair("other", .text("o")), Pair("one", .text("b"))])
    let bytes = BinaryPropertyListWriter.table([NewEntry("k", rule), NewEntry("empty", .dictionary([]))])
    let read = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    #expect(read as? [String: [String: String]] == ["k": ["one": "b", "other": "o"], "empty": [:]])
  }
}
