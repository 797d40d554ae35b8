import L10nSyntax
import MarkedTexts
import SeededNumbers
import Testing

@Suite struct LawTests {
  static let samples: [[UInt8]] =
    ReadingFixture.tables.map { unmarked($0.marked).text.bytes }
    + ReadingFixture.rules.map { unmarked($0.marked).text.bytes }
    + Fixtures.names(in: "Binary").map { Fixtures.bytes("Binary/\($0)") }
    + EncodingCase.all.map(\.bytes)

  static let fragments: [[UInt8]] =
    [
      "\"", "'", ";", "=", "{", "}", "(", ")", "<", ">", "/*", "*/", "//",
      "\\", "\\U", "\\UD83D", "\n", "\r\n", "\r", "“",
      "\u{FEFF}", "\u{A0}", "\u{2028}", "<<<<<<<", "\n=======\n", "\n>>>>>>>\n", "#", "\u{0}", "<!--", "-->",
      "<![CDATA[",
      "&", "&#", "<dict>", "</dict>", "<key>", "😀", ":", ",", "@", "<?xml", "bplist00", "[{",
    ].map(\.bytes) + [[0xFF], [0xC2], [0xE2, 0x80], [0xFF, 0xFE], [0], [0xC0, 0x80]]

  @Test(arguments: 0..<8)
  func readingNeverTrapsAndStaysInsideTheText(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<400 {
      let bytes = Self.mutatedSample(&generator)
      checkLaws(StringsTable(bytes), bytes)
    }
  }

  @Test(arguments: samples.indices)
  func aFileMayStopAnywhere(_ index: Int) {
    let sample = Self.samples[index].prefix(600)
    for count in sample.indices.reversed() where count % 3 == index % 3 {
      checkLaws(StringsTable(Array(sample[..<count])), Array(sample[..<count]))
    }
  }

  @Test(arguments: fragments.indices)
  func repetitionsAreReadWithoutHarm(_ index: Int) {
    let (first, second) = (Self.fragments[index], Self.fragments[(index + 1) % Self.fragments.count])
    for unit in [first, first + [0x0A], first + second, first + Array("a".utf8), Array("a=".utf8) + first] {
      let bytes = Array(repeatElement(unit, count: 600).joined())
      checkLaws(StringsTable(bytes), [])
      checkLaws(StringsTable("\"a\" = \"b\" ".bytes + bytes), [])
    }
  }

  @Test(arguments: ["a=(", "a={a=", "(", "<dict>", "<array>", "<dict><key>a</key>", "a=<"])
  func valuesNestWithoutEnd(_ opening: String) {
    let table = StringsTable(String(repeating: opening, count: 100_000).bytes)
    #expect(table.findings.contains { $0.severity == .error })
  }

  private static func mutatedSample(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = samples.randomElement(using: &generator) ?? []
    for _ in 0...Int.random(in: 0..<5, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.insert(contentsOf: fragments.randomElement(using: &generator) ?? [], at: place)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0..<9, using: &generator)))
      default:
        let other = samples.randomElement(using: &generator) ?? []
        let start = Int.random(in: 0...other.count, using: &generator)
        bytes.insert(contentsOf: other[start...].prefix(40), at: place)
      }
    }
    return bytes
  }

  /// Checks the laws of every reading of any bytes.
  private func checkLaws(_ table: StringsTable, _ bytes: [UInt8]) {
    let comment = Comment("\(bytes)")
    let document = table.document
    let text = 0..<table.source.utf8.count + 1
    let stringsdict = StringsdictTable(document)
    for findings in [table.findings, stringsdict.findings] {
      let starts = findings.map(\.range.lowerBound)
      #expect(starts == starts.sorted(), comment)
      #expect(findings.allSatisfy { text.contains($0.range.upperBound) }, comment)
      #expect(findings.allSatisfy { text.contains($0.related?.upperBound ?? 0) }, comment)
      #expect(!findings.contains { $0.message.isEmpty }, comment)
    }
    #expect(document.root != nil || !table.findings.isEmpty, comment)
    #expect(document.comments.allSatisfy { text.contains($0.upperBound) }, comment)
    var end = 0
    for entry in table.entries where document.syntax != .binary {
      #expect(entry.range.lowerBound >= end, comment)
      #expect(entry.keyRange.lowerBound == entry.range.lowerBound, comment)
      #expect(entry.valueRange.upperBound <= entry.range.upperBound, comment)
      #expect(table.source[entry.range].hasPrefix(table.source[entry.keyRange]), comment)
      #expect(entry.comments.allSatisfy { document.comments[$0].upperBound <= entry.range.lowerBound }, comment)
      end = entry.range.upperBound
      _ = document.commentText(in: entry.comments)
    }
    if document.syntax == .openStep, !table.findings.contains(where: { $0.severity == .error }) {
      checkReadsAlone(table, comment)
    }
  }

  /// An entry of a sound file, cut out of it, reads as it does in the file.
  private func checkReadsAlone(_ table: StringsTable, _ comment: Comment) {
    for entry in table.entries {
      let alone = StringsTable(" ".bytes + table.source.utf8[entry.range])
      #expect(alone.entries.map(\.key) == [entry.key], comment)
      #expect(alone.entries.map { TableKey($0.value) } == [TableKey(entry.value)], comment)
    }
  }
}
