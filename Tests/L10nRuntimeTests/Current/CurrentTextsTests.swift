import L10nCompiler
import Testing

@testable import L10nRuntime

struct CurrentTextsTests {
  /// Two tables, `A` with the first two texts and `B` with the others; the key "title" is in both.
  private static let catalog: PackedCatalog = {
    let keys = ["count", "title", "by", "title", "wide"]
    return PackedCatalog(
      development: "en",
      tables: [
        _PackedTable("en", texts: ["%lld left", "Title A", "%@ by %@", "Title B", "%f"]),
        _PackedTable("fr", texts: ["%lld restants", "Titre A", nil, "Titre B", nil]),
      ],
      keys: _PackedKeys(
        texts: StaticString(leaking: keys.map { $0 + "\0" }.joined()),
        offsets: StaticString(leaking: PackedOffsets.encode(keys) ?? ""),
        slots: StaticString(leaking: _PackedKeys.slots(for: keys))))
  }()

  private struct Point: CustomStringConvertible { let description = "here" }

  @Test(
    arguments: [
      ("title", 0..<2, [], "Titre A"), ("title", 2..<5, [], "Titre B"), ("count", 0..<2, [3], "3 restants"),
      ("count", 2..<5, [3], nil), ("count", nil, [3], nil), ("", 0..<2, [], nil), ("zz", 2..<5, [], nil),
      ("count", 0..<2, [UInt8(3)], "3 restants"), ("count", 0..<2, ["x"], " restants"),
      ("count", 0..<2, [], " restants"),
      ("by", 2..<5, [Point(), UInt64.max], "here by 18446744073709551615"),
      ("by", 2..<5, [["a", "b"], true], "a, b by true"), ("wide", 2..<5, [Float(1.5)], "1.500000"),
      ("by", 2..<5, [Optional("x") as any Sendable, "y", "z"], "x by y"),
    ] as [(String, Range<Int>?, [any Sendable], String?)])
  func findsTextsOfOneTable(key: String, indices: Range<Int>?, values: [any Sendable], expected: String?) {
    let texts = Self.catalog.texts(languages: ["fr_BE.UTF-8", "en"], options: TextOptions(isolation: .plain))
    #expect(texts.text(for: key, among: indices, values: values) == expected)
  }

  @Test func canBeReplacedWhileOthersRead() async {
    let catalog = Self.catalog
    let english = catalog.texts(languages: ["en"])
    let french = catalog.texts(languages: ["fr"])
    let current = CurrentTexts(english)
    #expect(current.texts[1] == "Title A")
    current.texts = french
    #expect(current.texts[1] == "Titre A" && current.texts.locale.description == "fr")
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<4 {
        group.addTask {
          (0..<2000).allSatisfy { round in
            if worker == 0 { current.texts = round.isMultiple(of: 2) ? english : french }
            return ["Title A", "Titre A"].contains(current.texts[1])
          }
        }
      }
      for await isSound in group { #expect(isSound) }
    }
    #expect(current.texts[1] == "Titre A")
  }
}
