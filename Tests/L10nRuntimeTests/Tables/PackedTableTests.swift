import L10nCompiler
import SeededNumbers
import Testing

@testable import L10nRuntime

struct PackedTableTests {
  static let samples: [String?] = [
    nil, "", "P", "Play", "fifteen bytes!!", "sixteen bytes!!!", "Wiedergabe läuft", "é", "e\u{301}", "再生", "تشغيل",
    "👩‍👩‍👧‍👦", "a\0b", "\0", "\u{10FFFF}", "\u{1}s1:x", "@ \\ \"quoted\"\n", String(repeating: "x", count: 4096),
    String(repeating: "ü", count: 5000),
  ]

  @Test func givesBackEveryTextAtEveryPlace() {
    var random = SeededGenerator(seed: 42)
    for count in [0, 1, 2, 3, 17, 400] {
      let texts = (0..<count).map { _ in Self.samples.randomElement(using: &random) ?? nil }
      let table = _PackedTable("en", texts: texts)
      #expect(table.texts.count == count)
      for (index, text) in texts.enumerated() {
        let found = table.texts.text(index)?.string
        #expect(found.map { Array($0.utf8) } == text.map { Array($0.utf8) }, "text \(index) of \(count)")
      }
      for index in [-1, count, count + 1, .min, .max] { #expect(table.texts.text(index) == nil) }
    }
  }

  @Test(arguments: [[], [nil], [""], [nil, nil, ""], ["", nil, ""], [nil, "a", nil]] as [[String?]])
  func tellsEmptyTextsFromAbsentOnes(_ texts: [String?]) {
    let table = _PackedTable("en", texts: texts)
    #expect(texts.indices.map { table.texts.text($0)?.string } == texts)
  }

  /// The boundary of the flag and of each digit.
  @Test func writesOffsetsOfSixBitsACharacter() {
    #expect(PackedOffsets.encode([]) == "00000")
    #expect(PackedOffsets.encode(["a", "é", nil, ""]) == "00000P0002000050000500006")
    let long = String(repeating: "x", count: 63)
    #expect(PackedOffsets.encode([long, long]) == "000000001000020")
    #expect(PackedOffsets.encode([String(repeating: "x", count: 262_142), ""]) == "0000000ooo01000")
    for value in [0, 63, 64, 4095, 4096, 262_143, 262_144, PackedOffsets.offsetMask] {
      let digits = [24, 18, 12, 6, 0].map { UInt8(0x30 + (value >> $0) & 0x3F) }
      let text = StaticString(leaking: String(decoding: digits + digits, as: UTF8.self))
      let read = PackedOffsets.values(in: text.utf8Start, at: 0)
      #expect(read.start == value && read.end == value)
    }
  }

  /// Literals that no tool wrote are no texts; reading them stays inside them.
  @Test(arguments: [
    ("", ""), ("a\0", "0"), ("a\0", "0000"), ("a\0", "00000"), ("a\0", "0000000009"), ("a\0", "0000900002"),
    ("a", "0000000002"), ("", "ooooo"), ("a\0", "ooooo00002"), ("a\0", "~~~~~!!!!!"),
  ])
  func refusesBrokenLiterals(texts: String, offsets: String) {
    let table = _PackedTable(
      locale: "en", numbers: "", programs: StaticString(leaking: texts), offsets: StaticString(leaking: offsets))
    for index in -1...3 { #expect(table.texts.text(index) == nil) }
  }

  @Test func readsLiteralsOfTheCompiler() {
    let table = _PackedTable(locale: "en", numbers: "", programs: "\0", offsets: "0000000001")
    #expect(table.texts.text(0)?.string == "")
    let none = _PackedTable(locale: "en", numbers: "", programs: "", offsets: "0")
    #expect(none.texts.count == 0)
  }
}
