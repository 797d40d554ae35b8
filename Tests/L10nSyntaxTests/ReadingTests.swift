import L10nSyntax
import MarkedTexts
import Testing

/// The encoding of a text as bytes.
enum Spelling: CaseIterable {
  case utf8, utf8Marked, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian

  func bytes(_ text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .utf8Marked: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case .utf16LittleEndian: "\u{FEFF}\(text)".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .utf32LittleEndian: "\u{FEFF}\(text)".unicodeScalars.flatMap { Array(Self.bigEndian($0).reversed()) }
    case .utf32BigEndian: "\u{FEFF}\(text)".unicodeScalars.flatMap(Self.bigEndian)
    }
  }

  private static func bigEndian(_ scalar: Unicode.Scalar) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
  }
}

@Suite struct ReadingTests {
  @Test(arguments: ReadingFixture.tables)
  func readsTheSameInEveryEncodingAndLineEnd(_ fixture: ReadingFixture) {
    for lineBreak in ["\n", "\r\n", "\r"] {
      for spelling in Spelling.allCases {
        check(fixture, fixture.marked, spelling: spelling, lineBreak: lineBreak)
      }
    }
    if !fixture.marked.hasSuffix("⟦⟧") { check(fixture, fixture.marked + "\n") }
  }

  @Test(arguments: ReadingFixture.tables.filter { !$0.isWholeFile })
  func findsAMistakeOnceAmongNeighboursThatStayWhole(_ fixture: ReadingFixture) {
    let before = "/* ☂ */ \"before it\" = \"1\";\n"
    let behind = "\n\"behind it\" = \"2\"; // ☂\n"
    var fixture = fixture
    fixture.entries = ["before it = 1"] + fixture.entries + ["behind it = 2"]
    check(fixture, before + fixture.marked + behind)
    check(fixture, "{\n" + before + fixture.marked + behind + "}\n")
    fixture.entries = fixture.entries.map { $0.replacing("before it", with: "x") }
    check(fixture, String(repeating: "\n", count: 3) + "\tx = 1;\n" + fixture.marked + behind)
  }

  /// The kinds that belong to formats and languages are found by those who know them.
  @Test func everyKindHasAnExample() {
    let found =
      (ReadingFixture.tables + ReadingFixture.rules + ReadingFixture.json + ReadingFixture.catalogs).flatMap(\.findings)
      + EncodingCase.all.flatMap(\.findings)
    let elsewhere: Set<FindingKind> = [
      .corruptBinaryPropertyList, .fileTooLarge, .missingCategory, .undefinedVariable, .unusedVariable, .variableCycle,
      .invalidValueType, .formatMismatch, .argumentGap, .invalidPO,
    ]
    let missing = FindingKind.allCases.filter { kind in
      !elsewhere.contains(kind) && !found.contains { $0.split(separator: " ")[1] == kind.rawValue }
    }
    #expect(missing.isEmpty)
  }

  private func check(
    _ fixture: ReadingFixture, _ marked: String, spelling: Spelling = .utf8, lineBreak: String = "\n"
  ) {
    let expected = unmarked(marked.replacing("\n", with: lineBreak))
    let table = StringsTable(spelling.bytes(expected.text))
    let comment = Comment("\(spelling) \(lineBreak.debugDescription) \(expected.text.debugDescription)")
    let entries = fixture.entries.map { $0.replacing("⏎", with: lineBreak) }
    #expect(table.source.utf8.elementsEqual(expected.text.utf8), comment)
    #expect(table.findings.map { "\($0.severity) \($0.kind.rawValue)" } == fixture.findings, comment)
    #expect(table.findings.map(\.range) == expected.marks, comment)
    #expect(table.entries.map { visible("\($0.key) = \($0.value)") } == entries.map(visible), comment)
    #expect(table.brokenKeys == fixture.brokenKeys.map { TableKey($0) }, comment)
  }

  /// A text that is compared scalar by scalar and shows its control characters in a failure.
  private func visible(_ text: String) -> TableKey { TableKey(text.debugDescription) }
}
