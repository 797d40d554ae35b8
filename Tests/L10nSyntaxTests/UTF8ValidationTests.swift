import SeededNumbers
import Testing

@testable import L10nSyntax

/// The fast readers of bytes against the standard library's, on texts put together from pieces that break them.
@Suite struct UTF8ValidationTests {
  private static let pieces: [[UInt8]] =
    [
      "a", "plain text ", "é", "ß", "\u{80}", "\u{9F}", "\u{A0}", "я", "ж", "\u{7FF}", "\u{800}", "ก", "日", "한",
      "\u{D7FF}",
    ]
    .map { Array($0.utf8) }
    + ["\u{E000}", "\u{FFFD}", "\u{FFFF}", "😀", "\u{10000}", "\u{10FFFF}"].map { Array($0.utf8) }
    + [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
      [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xEE, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ]

  /// - Parameter badShare: one piece in so many is ill-formed.
  @Test(arguments: [0, 2, 10, 100])
  func agreesWithTheStandardLibrary(badShare: Int) {
    var generator = SeededGenerator(seed: UInt64(badShare))
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<24, using: &generator) {
        let isBad = badShare > 0 && Int.random(in: 0..<badShare, using: &generator) == 0
        let range = isBad ? 21..<Self.pieces.count : 0..<21
        bytes += Self.pieces[Int.random(in: range, using: &generator)]
      }
      let firstInvalid = UTF8Validation.firstInvalidOffset(in: bytes)
      #expect((firstInvalid == nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
      if let firstInvalid {
        #expect(String(validating: bytes[..<firstInvalid], as: UTF8.self) != nil, "\(bytes)")
      }
    }
  }

  /// After a byte order mark the text is validated before it is read, without one while it is read.
  ///
  /// - Parameter badShare: one piece in so many is ill-formed.
  @Test(arguments: [0, 10, 100])
  func readsUnvalidatedTextAsValidatedText(badShare: Int) {
    var generator = SeededGenerator(seed: UInt64(badShare))
    for _ in 0..<500 {
      var bytes: [UInt8] = []
      func add(_ start: String, upTo count: Int) {
        bytes += start.utf8
        for _ in 0..<Int.random(in: 0...count, using: &generator) {
          let isBad = badShare > 0 && Int.random(in: 0..<badShare, using: &generator) == 0
          bytes += Self.pieces[Int.random(in: isBad ? 21..<Self.pieces.count : 0..<21, using: &generator)]
        }
      }
      for index in 0..<Int.random(in: 1...4, using: &generator) {
        add("/* ", upTo: 20)
        add(index == 1 ? " */ // " : " */\n\"", upTo: 3)
        add(index == 1 ? "\n\"" : "", upTo: 2)
        add("\(index)\"  =\"", upTo: 12)
        add(index == 2 ? "\\" : "", upTo: 2)
        bytes += Array("\";\n".utf8)
      }
      let table = StringsTable(bytes)
      let marked = StringsTable([0xEF, 0xBB, 0xBF] + bytes)
      #expect(table.source.utf8 == marked.source.utf8, "\(bytes)")
      #expect(table.entries.map(\.range) == marked.entries.map(\.range), "\(bytes)")
      #expect(table.entries.map(\.key) == marked.entries.map(\.key), "\(bytes)")
      #expect(table.entries.map(\.value) == marked.entries.map(\.value), "\(bytes)")
      #expect(table.document.comments == marked.document.comments, "\(bytes)")
      #expect(table.findings.map(\.message) == marked.findings.map(\.message), "\(bytes)")
      #expect(table.findings.map(\.range) == marked.findings.map(\.range), "\(bytes)")
    }
  }

  @Test(arguments: [false, true])
  func decodesUTF16AsTheStandardLibraryDoes(isBigEndian: Bool) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let units = (0..<Int.random(in: 0..<30, using: &generator)).map { _ -> UInt16 in
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: .random(in: 0xD800..<0xE000, using: &generator)
        case 1: .random(in: 0..<0x800, using: &generator)
        case 2: .random(in: 0...0xFFFF, using: &generator)
        default: .random(in: 0..<0x80, using: &generator)
        }
      }
      let bytes = units.flatMap { unit in
        let unit = isBigEndian ? unit.byteSwapped : unit
        return [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      }
      var decoder = UTF16Decoder(isBigEndian: isBigEndian)
      #expect(decoder.utf8(of: bytes[...]) == Array(String(decoding: units, as: UTF16.self).utf8), "\(units)")
    }
  }
}
