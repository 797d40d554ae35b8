import L10nOverrides
import Testing

@testable import L10nRuntime

struct TextOptionsTests {
  @Test(arguments: BidiIsolation.allCases, [TextOptions.Digits.locale, .latin])
  func areKeptByTexts(isolation: BidiIsolation, digits: TextOptions.Digits) {
    for spaces in [TextOptions.Spaces.locale, .plain] {
      let options = TextOptions(isolation: isolation, digits: digits, spaces: spaces)
      let catalog = PackedCatalog(development: "en", tables: [])
      #expect(catalog.texts(for: [], options: options).options == options)
      #expect(catalog.texts(for: []).with(options).options == options)
    }
  }

  /// Every way to a text, with an override layer and without one.
  @Test func comparableTextsHaveWhatPeopleType() throws {
    let keys = ["play", "left"]
    let catalog = PackedCatalog(
      development: "en",
      tables: [
        _PackedTable("en", texts: ["Play", "%@ left"]),
        _PackedTable("fr", texts: ["Lire\u{A0}\u{200F}: «\u{202F}tout\u{2009}», x\u{3000}y", "%@\u{A0}restants"]),
      ], keys: _PackedKeys(keys))
    func check(_ play: String) throws {
      let texts = catalog.texts(for: ["fr"], options: .comparable)
      #expect(try texts[0] == play && texts["play"] == play && texts.text(for: "play") == play)
      #expect(try texts.runs(for: "play").map { $0.text } == [play])
      #expect(texts.formatted(1, ["עדה\u{A0}א"]) == "עדה א restants")
      #expect(try texts.text(for: "left", arguments: ["a\u{2007}b"]) == "a b restants")
      let runs = try texts.runs(for: "left", arguments: ["who": "a\u{A0}b"])
      #expect(runs.map { $0.text } == ["a b", " restants"] && runs.map { $0.argument } == ["who", nil])
      #expect(runs.html { _ in nil } == "a b restants")
      #expect(texts.with(TextOptions()).formatted(1, ["a"]) == "a\u{A0}restants")
    }
    try check("Lire : « tout », x\u{3000}y")
    let file = OverrideFile("a.strings", language: "fr", bytes: Array("play = \"Jouer\u{A0}!\";".utf8))
    catalog.overrides.reload([OverrideLayer("a", files: [file], for: catalog.overrides)])
    try check("Jouer !")
    #expect(catalog.texts(for: ["fr"], options: .comparable).pinned[0] == "Jouer !")
    catalog.overrides.reload([])
    let isolated = catalog.texts(for: ["fr"], options: TextOptions(spaces: .plain))[0]
    #expect(isolated == "Lire \u{200F}: « tout », x\u{3000}y", "marks of direction stay where arguments are isolated")
  }
}
