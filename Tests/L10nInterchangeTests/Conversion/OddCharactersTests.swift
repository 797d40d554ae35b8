import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax
import Testing

/// Characters that some format has no place for, in keys, texts and comments.
struct OddCharactersTests {
  private static let characters =
    (0...0x20).map { String(Unicode.Scalar($0)) } + [
      "\u{7F}", "\u{80}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "\u{200B}",
    ]

  private static let table = SampleTables.table(
    characters.enumerated().flatMap { index, character in
      [
        TextUnit(key: TableKey("text\(index)"), message: .text("a\(character)b"), comment: "c"),
        TextUnit(key: TableKey("key\(index)\(character)"), message: .text("x")),
        TextUnit(
          key: TableKey("plural\(index)"),
          message: SampleTables.plural("%#@n@", "n", "lld", "one=\(character)", "other=%lld")),
        TextUnit(key: TableKey("begin\(index)"), message: .text("x"), comment: "\(character)c"),
        TextUnit(key: TableKey("end\(index)"), message: .text("x"), comment: "c */\(character)"),
        TextUnit(key: TableKey("edges\(index)"), message: .text("x"), comment: "\(character)c */\(character)"),
      ]
    })

  /// Everything that a conversion does not report as lost comes back, and a second conversion changes nothing.
  @Test(arguments: ConversionFormat.all.filter { $0.table == .strings })
  func comeBackOrAreReported(format: ConversionFormat) throws {
    let first = Conversion([Self.table], development: .english).result(as: format)
    let read = Self.tables(of: first)
    let lost = Set(first.losses.compactMap(\.subject.key))
    let units = Dictionary(read.flatMap(\.units).map { ($0.key, $0) }) { $1 }
    for unit in Self.table.units where !lost.contains(unit.key.text) {
      #expect(units[unit.key]?.message == unit.message, "\(unit.key)")
    }
    let second = Conversion(read, development: .english).result(as: format)
    #expect(second.files.map(\.bytes) == first.files.map(\.bytes))
    #expect(format == .binaryPropertyList || second.losses.isEmpty)
  }

  /// XML 1.0, production 2: XML parsers do not read the other characters, or references to them.
  @Test(arguments: ConversionFormat.all.filter { $0.table == .strings && $0 != .binaryPropertyList })
  func areNeverInXML(format: ConversionFormat) {
    let result = Conversion([Self.table], development: .english).result(as: format)
    for file in result.files where file.bytes.starts(with: "<?xml".utf8) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" && $0 != "\n" })
      #expect(!text.unicodeScalars.contains { $0.value == 0xFFFE || $0.value == 0xFFFF })
      let references = text.split(separator: "&#").dropFirst().compactMap { Int($0.prefix { $0 != ";" }) }
      #expect(references.allSatisfy { [9, 10, 13].contains($0) })
    }
    let reported = result.losses.filter { $0.message.contains("XML cannot hold U+0000") }
    #expect(reported.compactMap(\.subject.key).contains("plural0"))
  }

  @Test func staySameInPO() throws {
    let first = WrittenTable(po: Self.table, language: .english, development: Self.table, developmentLanguage: .english)
    let read = ReadTables.read(first.text, path: "T.po", locale: "en") { ReadTables(po: $0) }
    let again = try #require(read.tables.first).unplaced
    let second = WrittenTable(po: again, language: .english, development: again, developmentLanguage: .english)
    #expect(second.text == first.text)
  }

  private static func tables(of result: WrittenTables) -> [TextTable] {
    TextTable.tables(
      of: result.files.compactMap { file in
        CatalogPlace(path: file.path).map { TableFile(path: file.path, place: $0, bytes: file.bytes) }
      })
  }
}
