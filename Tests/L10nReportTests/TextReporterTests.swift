import L10nCore
import L10nReport
import StringsFormat
import Testing

struct TextReporterTests {
  /// A file whose blamed stretch is marked; the place; the lines of the excerpt.
  @Test(arguments: [
    ("a⟦b⟧c", "1:2", ["  1 | abc", "    |  ^"]),
    ("\t⟦a⟧\tb", "1:2", ["  1 |  a b", "    |  ^"]),
    ("x\n日本⟦語⟧", "2:3", ["  2 | 日本語", "    |     ^^"]),
    ("e\u{301}\u{323}⟦o\u{308}⟧u", "1:4", ["  1 | e\u{301}\u{323}o\u{308}u", "    |  ^"]),
    ("😀⟦⏩✅⟧a", "1:2", ["  1 | 😀⏩✅a", "    |   ^^^^"]),
    ("🇨🇦⟦b⟧", "1:3", ["  1 | 🇨🇦b", "    |   ^"]),
    ("각\u{1100}\u{1161}⟦b⟧", "1:4", ["  1 | 각\u{1100}\u{1161}b", "    |     ^"]),
    ("a\u{202E}⟦b\u{2069}⟧", "1:3", ["  1 | a<U+202E>b<U+2069>", "    |          ^^^^^^^^^"]),
    ("\u{1B}[31m⟦\u{7}⟧", "1:6", ["  1 | <U+001B>[31m<U+0007>", "    |             ^^^^^^^^"]),
    ("\"k\" = \"⟦مرحبا⟧ %@\";", "1:8", ["  1 | \"k\" = \"مرحبا %@\";", "    |        ^^^^^"]),
    ("one\r\nt⟦w⟧o\r\nthree", "2:2", ["  2 | two", "    |  ^"]),
    ("one\rt⟦w⟧o\rthree", "2:2", ["  2 | two", "    |  ^"]),
    ("one\r\nt⟦wo\r\nthr⟧ee", "2:2", ["  2 | two", "    |  ^^"]),
    ("one⟦\r\n⟧two", "1:4", ["  1 | one", "    |    ^"]),
    ("one⟦⟧", "1:4", ["  1 | one", "    |    ^"]),
    ("one\n⟦⟧", "2:1", ["  2 |", "    | ^"]),
    ("⟦⟧one", "1:1", ["  1 | one", "    | ^"]),
    (String(repeating: "\n", count: 99) + "⟦x⟧", "100:1", ["  100 | x", "      | ^"]),
  ])
  func marksTheStretchBelowItsLine(text: String, place: String, excerpt: [String]) throws {
    let (plain, mark) = try unmarked(text)
    #expect(report(plain, mark).split(separator: "\n").map(String.init) == ["R/f:\(place): error: m [r]"] + excerpt)
  }

  @Test func cutsLongLinesBetweenScalars() throws {
    for (before, marked, after) in [(500, 3, 500), (500, 0, 0), (0, 900, 0), (10, 900, 10), (0, 5, 900), (300, 300, 0)]
    {
      for letter in ["a", "é", "語", "😀"] {
        let text = [before, marked, after].map { String(repeating: letter, count: $0) }
        let start = text[0].utf8.count
        let lines = report(text.joined(), start..<start + text[1].utf8.count).split(separator: "\n")
        let shown = lines[1].dropFirst("  1 | ".count)
        #expect(shown.utf8.count < 220 && !shown.contains("\u{FFFD}"))
        #expect(shown.hasPrefix("…") == (before * letter.utf8.count > 60))
        #expect(shown.allSatisfy { $0 == "…" || String($0) == letter })
        #expect(lines[2].contains("^") && lines[2].utf8.count < 240)
      }
    }
  }

  @Test func showsRelatedPlacesAndHelp() {
    let sources = ["en/a": SourceText(decoding: Array("x\nyes".utf8)), "fr/a": SourceText(decoding: Array("non".utf8))]
    let diagnostics = [
      Diagnostic("layout", .warning, "no place", at: nil, help: "go"),
      Diagnostic(
        "r", .note, "m", at: SourceLocation("fr/a", 0..<3),
        related: [Diagnostic.Related("the development text", at: SourceLocation("en/a", 2..<5))], help: "h"),
      Diagnostic("gone", .error, "unread", at: SourceLocation("de/a", 0..<0)),
    ]
    #expect(
      TextReporter(root: ".", sources: sources).text(for: diagnostics) == """
        .: warning: no place [layout]
          help: go
        fr/a:1:1: note: m [r]
          1 | non
            | ^^^
          note: the development text: en/a:2:1
          help: h
        de/a:1:1: error: unread [gone]

        """)
  }

  @Test func placesAreTheSameInAnyOrder() {
    let source = SourceText(decoding: Array("aé日\r\n\n😀b\u{301}c\rd".utf8))
    let offsets = Array(-1...source.utf8.count + 2)
    for order in [offsets, offsets.reversed(), offsets.filter { $0 % 3 == 0 } + offsets.filter { $0 % 3 != 0 }] {
      var cursor = PositionCursor(source)
      for offset in order { #expect(cursor.position(of: offset) == source.position(of: offset), "\(offset)") }
    }
  }

  @Test func binaryFilesHaveNoLines() {
    let binary = PropertyListDocument(Array("bplist00".utf8)).source
    let diagnostic = Diagnostic("r", .error, "m", at: SourceLocation("f", 0..<8))
    #expect(TextReporter(root: "R", sources: ["f": binary]).text(for: [diagnostic]) == "R/f:1:1: error: m [r]\n")
  }

  private func report(_ text: String, _ range: Range<Int>) -> String {
    TextReporter(root: "R", sources: ["f": SourceText(decoding: Array(text.utf8))])
      .text(for: [Diagnostic("r", .error, "m", at: SourceLocation("f", range))])
  }

  private func unmarked(_ text: String) throws -> (String, Range<Int>) {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }.map(String.init)
    try #require(parts.count == 3)
    let start = parts[0].utf8.count
    return (parts.joined(), start..<start + parts[1].utf8.count)
  }
}
