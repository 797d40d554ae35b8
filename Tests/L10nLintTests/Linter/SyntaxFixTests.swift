import L10nCore
import L10nSyntax
import Testing

@testable import L10nLint

struct SyntaxFixTests {
  /// A file, and the file after all its fixes are applied at once; the same file if there are none.
  @Test(arguments: [
    ("\"a\" = \"1\";; ;\n\"b\" = \"é\";", "\"a\" = \"1\";\n\"b\" = \"é\";"),
    ("\"a\" = \"1\"\n\"b\" = \"é\" \n", "\"a\" = \"1\";\n\"b\" = \"é\"; \n"),
    ("\"a\" = \"1\" // one\n\"b\" = \"2\";", nil),
    ("\"a\"\n\"b\" = \"2\";", nil),
    ("\"a\" = \"1\"\n\"rest\";", nil),
    ("\"a\" = \"日本;\n\"b\" = \"2\";", "\"a\" = \"日本\";\n\"b\" = \"2\";"),
    ("\"a\" = \"日本\n\"b\" = \"2\";\n", "\"a\" = \"日本\";\n\"b\" = \"2\";\n"),
    ("\"b\" = \"2\";\n\"a\" = \"1; ", "\"b\" = \"2\";\n\"a\" = \"1\"; "),
    ("\"a\" = \"say \\\";\n\"b\" = \"2\";", nil),
    ("\"a\" = \"http://x.example;\n\"b\" = \"2\";", nil),
    ("\"a = \"1\";\n\"b\" = \"2\";", nil),
    ("\"a\" = \"one\ntwo;\n\"b\" = \"2\";", nil),
    ("“a” = “Größe”;\n\"b\" = \"2\";", "\"a\" = \"Größe\";\n\"b\" = \"2\";"),
    ("\"a\" = „Größe“;\n“b\" = \"2\";", "\"a\" = \"Größe\";\n\"b\" = \"2\";"),
    ("\"a” = \"say “x” now\";\n", nil),
    ("\"a\" = “say \\n”;\n", "\"a\" = \"say \\n\";\n"),
    ("\"a\" = “say \\”;\n", nil),
    ("\"a\" = \"1\";\n\u{FEFF}\"b\" = \"2\";", "\"a\" = \"1\";\n\"b\" = \"2\";"),
    ("a = “1”;\n", nil), ("\"a\" \"1\";\n\"b\" = { };", nil),
  ])
  func mendsWhatReadsThen(text: String, fixed: String?) throws {
    for spelling in [ExampleSpelling.asWritten, .carriageReturns, .utf16] {
      let written = spelling.respelled(text, path: "en.lproj/T.strings")
      var loader = CatalogLoader(Configuration())
      let catalog = loader.catalog(of: [
        SourceFile(path: "en.lproj/T.strings", bytes: spelling.bytes(written, path: "en.lproj/T.strings"))
      ])
      let file = try #require(catalog.files.first)
      let diagnostics = Linter(rules: []).result(in: catalog).diagnostics
      #expect(!diagnostics.isEmpty)
      let replacements = diagnostics.compactMap(\.fix).flatMap(\.changes).compactMap {
        change -> (range: Range<Int>, text: String)? in
        guard case .source(let location, let replacement) = change else { return nil }
        return (location.range, replacement)
      }
      var bytes = file.source.utf8
      for (range, text) in replacements.reversed() { bytes.replaceSubrange(range, with: Array(text.utf8)) }
      let expected = fixed.map { spelling.respelled($0, path: "T.strings") } ?? written
      #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
  }

  @Test func brokenAllOverIsForSomebodyToLookAt() {
    let text = String(repeating: "\"a\" = \"1\";;\n", count: 2000)
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: Array(text.utf8))])
    #expect(Linter(rules: []).result(in: catalog).diagnostics.allSatisfy { $0.fix == nil })
  }

  @Test func unmarkedUTF16BecomesUTF8() {
    let bytes = "\"a\" = \"1\";".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: bytes)])
    let changes = Linter(rules: []).result(in: catalog).diagnostics.compactMap(\.fix).flatMap(\.changes)
    #expect(changes == [.encodeAsUTF8(path: "en.lproj/T.strings")])
  }
}
