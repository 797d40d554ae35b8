import L10nCore
import L10nSyntax
import MarkedTexts
import Testing

struct FixSpellingTests {
  private static let plural = stringsdict("one=a&amp;b other=%lld")

  /// A path, a file whose range ⟦ ⟧ the change is about, the change, and the file after it; `nil` where it cannot be
  /// made.
  private struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let marked: String
    let change: @Sendable (L10nCore.SourceLocation) -> Fix.Change
    let result: String?

    var testDescription: String { marked }

    init(
      _ path: String, _ marked: String, _ change: @escaping @Sendable (L10nCore.SourceLocation) -> Fix.Change,
      _ result: String?
    ) {
      (self.path, self.marked, self.change, self.result) = (path, marked, change, result)
    }

    /// A replacement of a range of the marked text.
    static func text(_ range: Range<Int>, _ replacement: String) -> @Sendable (L10nCore.SourceLocation) -> Fix.Change {
      { .text($0, range: range, replacement: replacement) }
    }

    static func rename(_ key: String) -> @Sendable (L10nCore.SourceLocation) -> Fix.Change {
      { .rename(entryAt: $0, to: key) }
    }

    static func source(_ text: String) -> @Sendable (L10nCore.SourceLocation) -> Fix.Change {
      { .source($0, replacement: text) }
    }

    static let remove: @Sendable (L10nCore.SourceLocation) -> Fix.Change = { .remove(entryAt: $0) }
  }

  private static let strings: [Case] = [
    Case("en.lproj/T.strings", #"k = ⟦"\U00e9b"⟧;"#, Case.text(2..<3, "\""), #"k = "\U00e9\"";"#),
    Case("en.lproj/T.strings", #"k = ⟦ab⟧;"#, Case.text(1..<2, " "), #"k = "a ";"#),
    Case("en.lproj/T.strings", #"⟦ab⟧; c;"#, Case.text(1..<2, " "), #"ab = "a "; c;"#),
    Case("en.lproj/T.strings", #"⟦ab⟧ = c;"#, Case.text(1..<2, " "), nil),
    Case("en.lproj/T.strings", #"⟦ab⟧ = c;"#, Case.rename("a b"), #""a b" = c;"#),
    Case("en.lproj/T.strings", #"⟦ab⟧;"#, Case.rename("c"), #"c = "ab";"#),
    Case("en.lproj/T.strings", #"ab = ⟦cd⟧;"#, Case.rename("c"), nil),
    Case("en.lproj/T.strings", "a = 1;\n\n/* A */\n⟦a⟧ = 2; // x\n\nb = 3;\n", Case.remove, "a = 1;\n\nb = 3;\n"),
    Case("en.lproj/T.strings", "a = 1; ⟦⟧ b = 2", Case.remove, nil),
    Case("en.lproj/T.strings", "a = 1⟦⟧\nb = 2;", Case.source(";"), "a = 1;\nb = 2;"),
    Case("en.lproj/T.strings", "⟦a⟧ = 1\nb = 2;", Case.remove, nil),
    Case(
      "en.lproj/T.strings", "⟦a⟧ = 1; b = 2;", { .source(L10nCore.SourceLocation($0.path, 3..<99), replacement: "") },
      nil),
    Case("en.lproj/T.strings", "⟦a⟧ = 1;", { .encodeAsUTF8(path: $0.path) }, nil),
    Case("en.lproj/T.strings", "⟦a⟧ = 1;", { _ in .encodeAsUTF8(path: "fr.lproj/T.strings") }, nil),
  ]

  private static let others: [Case] = [
    Case(
      "en.lproj/T.stringsdict", plural.replacing("<string>a&amp;b</string>", with: "⟦<string>a&amp;b</string>⟧"),
      Case.text(2..<3, "<"), plural.replacing("a&amp;b", with: "a&amp;&lt;")),
    Case(
      "en.lproj/T.stringsdict", plist("⟦<key>a</key>⟧<string>b</string>"), Case.rename("<"),
      plist("<key>&lt;</key><string>b</string>")),
    Case(
      "en.lproj/T.stringsdict", plural.replacing("<key>one</key>", with: "⟦<key>one</key>⟧"), Case.text(0..<1, ""), nil),
    Case(
      "T.xcstrings", #"{"strings":{"a":{},⟦"b"⟧:{},"b":{}},"version":"1.0"}"#, Case.remove,
      #"{"strings":{"a":{},"b":{}},"version":"1.0"}"#),
    Case("T.xcstrings", #"{"strings":{⟦"a"⟧:{},"b":{}}}"#, Case.remove, #"{"strings":{"b":{}}}"#),
    Case("T.xcstrings", #"{"strings":{⟦"a"⟧:{},"b":{}}}"#, Case.rename("\""), #"{"strings":{"\"":{},"b":{}}}"#),
    Case("T.xcstrings", #"{"strings":{⟦"a"⟧ : {}}}"#, Case.text(0..<1, "b"), nil),
    Case(
      "T.xcstrings", #"{"strings":{"a":{"localizations":{"de":{},⟦"fr"⟧:{}}}}}"#, Case.remove,
      #"{"strings":{"a":{"localizations":{"de":{}}}}}"#),
    Case(
      "T.xcstrings", #"{"strings":{"a":{"localizations":{"fr":{"stringUnit":{"value":⟦"\u00e9b"⟧}}}}}}"#,
      Case.text(2..<3, "\t"), #"{"strings":{"a":{"localizations":{"fr":{"stringUnit":{"value":"\u00e9\t"}}}}}}"#),
  ]

  @Test(arguments: strings + others) private func spellsChanges(_ example: Case) throws {
    let (text, marks) = unmarked(example.marked)
    for encoding in [SourceEncoding.utf8, .utf16LittleEndian]
    where encoding == .utf8 || example.path.hasSuffix("strings") {
      var bytes = Array(text.utf8)
      if encoding != .utf8 { bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
      var loader = CatalogLoader(Configuration())
      let catalog = loader.catalog(of: [SourceFile(path: example.path, bytes: bytes)])
      let source = try #require(catalog.sources[example.path])
      var spelling = FixSpelling(catalog.files)
      let fix = Fix("change it", example.change(L10nCore.SourceLocation(example.path, try #require(marks.first))))
      let found = spelling.replacements(for: fix)
      var edits = SourceEdits(source)
      for replacement in found ?? [] { edits.replace(replacement.range, with: replacement.text) }
      #expect(found.map { _ in String(decoding: edits.utf8, as: UTF8.self) } == example.result, "\(encoding)")
    }
  }

  @Test func sparesWhatIsNoText() {
    let binary = Array("bplist00".utf8) + [0xD0, 8] + Array(repeating: 0, count: 31)
    for bytes in [binary, Array("a = \"".utf8) + [0xFF] + Array("\";".utf8)] {
      let path = "en.lproj/T.strings"
      let file = TableFile(path: path, place: CatalogPlace(standingAlone: path, format: .strings), bytes: bytes)
      var spelling = FixSpelling([file])
      let fix = Fix("write", .source(L10nCore.SourceLocation(path, 0..<0), replacement: "x"))
      #expect(spelling.replacements(for: fix) == nil)
    }
  }
}
