import L10nCore
import L10nRuntime
import Testing

@testable import L10nInterchange

struct TMXTests {
  private static func file(_ body: String, head: String = "") -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\(head)<tmx version=\"1.4\"><header srclang=\"en\"/><body>\(body)</body></tmx>".utf8)
  }

  private static func unit(_ variants: [(String, String)], attribute: String = "xml:lang") -> String {
    "<tu>" + variants.map { "<tuv \(attribute)=\"\($0)\"><seg>\($1)</seg></tuv>" }.joined() + "</tu>"
  }

  /// A file, and the French and German texts that a memory learns, with the ids of findings.
  @Test(arguments: [
    (file(unit([("en", "Play"), ("fr", "Lire"), ("de", "Los")])), ["Play = fr Lire", "Play = de Los"]),
    (file(unit([("EN-US", "Play"), ("fr", "Lire")], attribute: "lang")), ["Play = fr Lire"]),
    (file(unit([("fr", "Lire"), ("en", "A &amp; <ph x=\"1\">%@</ph>")])), ["A & %@ = fr Lire"]),
    (
      file(unit([("en-GB", "Colour"), ("en", "Color"), ("fr", "Couleur")])),
      ["Color = en-GB Colour", "Color = fr Couleur"]
    ),
    (file(unit([("de", "Los"), ("fr", "Lire")])), []), (file("<tu/>"), []),
    (file(unit([("en", "a"), ("fr", "b")]), head: "<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n"), ["a = fr b"]),
    (file("", head: "<!DOCTYPE tmx [<!ENTITY a \"b\">]>"), ["tmx-syntax"]), (Array("<x/>".utf8), ["tmx-syntax"]),
    (Array("<tmx><body>".utf8), ["tmx-syntax"]), ([], ["tmx-syntax"]),
  ])
  func readsMemories(bytes: [UInt8], expected: [String]) {
    let reading = TMXReading(bytes, path: "m.tmx")
    let segments = reading.segments(from: "en", origin: "m.tmx").map { "\($0.source) = \($0.language) \($0.target)" }
    #expect(segments + reading.diagnostics.map(\.ruleID) == expected)
  }

  @Test func readsWhatItWrites() {
    let catalog = L10nInterchangeTests.catalog([
      "en.lproj/T.strings": "a = \"A <b> & \\\"c\\\"\"; none = N; \"\" = E; bad = \"\\U0007\";",
      "fr.lproj/T.strings": "a = \"Un\\n%@\"; \"\" = \"Vide\"; bad = B;",
      "de.lproj/T.strings": "// l10n:untranslated\na = A;\n",
    ])
    let written = TMXWriter.text(of: catalog, locales: catalog.translationIndices, toolVersion: "1")
    let reading = TMXReading(Array(written.text.utf8), path: "m.tmx")
    #expect(written.count == 2 && written.losses.map(\.ruleID) == ["conversion-loss"])
    #expect(reading.diagnostics.isEmpty)
    #expect(
      reading.segments(from: "en", origin: "m").map { "\($0.source) = \($0.target)" } == [
        "E = Vide", "A <b> & \"c\" = Un\n%@",
      ])
  }
}
