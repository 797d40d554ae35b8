import L10nSyntax
import Testing

@Suite struct SourceEditsTests {
  /// Places and texts of the edits to "aé😀z", and the text that they give.
  private static let replacements: [(edits: [(Range<Int>, String)], text: String)] = [
    ([(0..<0, "x")], "xaé😀z"), ([(8..<8, "x")], "aé😀zx"), ([(1..<3, "")], "a😀z"), ([(3..<7, "é")], "aééz"),
    ([(7..<7, "2"), (1..<1, "1"), (7..<7, "3")], "a1é😀23z"), ([(1..<3, "2"), (1..<1, "1")], "a12😀z"),
    ([(1..<3, "1"), (3..<3, "2"), (3..<7, "3")], "a123z"), ([(1..<3, "1"), (1..<3, "2")], "a2😀z"),
    ([(1..<3, "1"), (3..<7, "2"), (0..<8, "3")], "3"), ([(3..<7, "2"), (3..<3, "1"), (1..<7, "3")], "a3z"),
    ([(0..<8, "")], ""),
  ]

  @Test(arguments: replacements)
  func appliesReplacementsByPlace(_ replacements: [(Range<Int>, String)], _ expected: String) {
    var edits = SourceEdits(SourceText(decoding: "aé😀z".bytes))
    for (range, text) in replacements { edits.replace(range, with: text) }
    #expect(edits.bytes == expected.bytes)
  }

  /// A text in every encoding with and without its mark, as the edit leaves it.
  private static let spellings: [(before: [UInt8], after: [UInt8])] = [
    ("k=\"é\";\r\n".bytes, "k=\"’😀\";\r\n".bytes),
    ("\u{FEFF}k=\"é\";\r\n".bytes, "\u{FEFF}k=\"’😀\";\r\n".bytes),
    ("\u{FEFF}k=\"é\";\r\n".utf16Bytes(.utf16LittleEndian), "\u{FEFF}k=\"’😀\";\r\n".utf16Bytes(.utf16LittleEndian)),
    ("\u{FEFF}k=\"é\";\r\n".utf16Bytes(.utf16BigEndian), "\u{FEFF}k=\"’😀\";\r\n".utf16Bytes(.utf16BigEndian)),
    ("k=\"é\";\r\n".utf16Bytes(.utf16LittleEndian), "k=\"’😀\";\r\n".utf16Bytes(.utf16LittleEndian)),
    ("k=\"é\";\r\n".utf16Bytes(.utf16BigEndian), "k=\"’😀\";\r\n".utf16Bytes(.utf16BigEndian)),
    ("\u{FEFF}k=\"é\";\r\n".utf32Bytes, "\u{FEFF}k=\"’😀\";\r\n".utf32Bytes),
    ("\u{FEFF}k=\"é\";\r\n".utf32Bytes.bigEndian, "\u{FEFF}k=\"’😀\";\r\n".utf32Bytes.bigEndian),
  ]

  @Test(arguments: spellings.indices) func keepsTheEncodingAndTheMark(_ index: Int) throws {
    let (before, after) = Self.spellings[index]
    let table = StringsTable(before)
    var edits = SourceEdits(table.source)
    #expect(edits.canEdit && edits.isEmpty && edits.bytes == before)
    edits.replace(try #require(table.entries.first).valueRange, with: "\"’😀\"")
    #expect(edits.bytes == after)
  }

  /// U+2028 and a space begin with the bytes of "( ", which are no UTF-16 without a mark.
  @Test func marksUTF16ThatWouldNotBeKnown() throws {
    let table = StringsTable("\"a\" = \"1\";\u{2028} \"b\" = \"2\";".utf16Bytes(.utf16LittleEndian))
    #expect(table.source.encoding == .utf16LittleEndian && !table.source.hasByteOrderMark)
    var edits = SourceEdits(table.source)
    edits.remove(0..<10)
    #expect(edits.bytes == "\u{FEFF}\u{2028} \"b\" = \"2\";".utf16Bytes(.utf16LittleEndian))
    #expect(StringsTable(edits.bytes).entries.map(\.key) == ["b"])
  }

  @Test func writesReferencesWhereLatin1LacksAScalar() throws {
    let start = "<?xml version='1.0' encoding='iso-8859-1'?><dict><key>a</key>".bytes
    let table = StringsTable(start + "<string>".bytes + [0xE9] + "</string></dict>".bytes)
    var edits = SourceEdits(table.source)
    edits.replace(try #require(table.entries.first).valueRange, with: "<string>é ’ 😀</string>")
    #expect(edits.bytes == start + "<string>".bytes + [0xE9] + " &#8217; &#128512;</string></dict>".bytes)
    #expect(StringsTable(edits.bytes).entries.map(\.value) == ["é ’ 😀"])
  }

  /// Whatever the bytes are, no edit leaves them alone.
  @Test(arguments: LawTests.samples.indices) func keepsEveryByteWithoutEdits(_ index: Int) {
    let bytes = LawTests.samples[index]
    let source = StringsTable(bytes).source
    #expect(SourceEdits(source).bytes == bytes)
    #expect(SourceEdits(source).canEdit == (source.encoded(source.utf8) == bytes))
  }

  @Test(arguments: [
    "a=1;\n".bytes + [0xA0], [0xFF, 0xFE] + "a;".utf16Bytes(.utf16LittleEndian) + [0x61],
    [0xFE, 0xFF, 0xD8, 0x3D], [0, 0, 0xFE, 0xFF, 0, 0x11, 0, 0], Fixtures.bytes("Binary/table.strings"),
  ])
  func tellsWhereTheTextIsNotTheBytes(_ bytes: [UInt8]) {
    #expect(!SourceEdits(StringsTable(bytes).source).canEdit)
  }
}

extension [UInt8] {
  /// The bytes of UTF-32 in the other order.
  fileprivate var bigEndian: [UInt8] {
    stride(from: 0, to: count, by: 4).flatMap { self[$0..<$0 + 4].reversed() }
  }
}
