import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nCore

/// Changes in long texts, in which only the surrounding text is read.
struct AndroidPlaceEditorTests {
  private static let plain = ["a", "b c", "“x” ", "é", "it\\'s ", " ", ", "]
  private static let odd = [
    "  ", "\n ", "\"", "\\\"", "\\n", "\\u0041", "\\u0020", "\\q", "\\", "&amp;", "&lt;b&gt;", "&quot;", "&#32;", "&e;",
    "'",
    "@", "?", "<!-- “ -->", "<xliff:g id=\"n\">x</xliff:g>", "\\ud83d", "\\ude00", "u0041", "4", "\\@", "]]&gt;",
  ]
  private static let distant = ["<b>", "</b>", "<![CDATA[ “a\" ]]>", "%", "%s", "%1$d", "%%", "<i c=\"x>\">y</i>", "d"]
  private static let replacements = [
    "", " ", "  ", "„", "x", "'", "\"", "<", "<b>", "&", "%", "%s", "%lld", "@", "\n", "a b", " a", "amp;", "n", "0041",
    "\\",
    "\u{1F600}", "?",
  ]

  @Test(arguments: 0..<100)
  func writesWhatReadingAllOfTheTextAsksFor(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let odds = Int.random(in: 2...30, using: &generator)
    let fragments = Array(repeating: Self.plain, count: odds).joined() + Self.odd + (seed % 4 == 0 ? Self.distant : [])
    let contents = (0..<60).compactMap { _ in fragments.randomElement(using: &generator) }.joined()
    let file = "<!DOCTYPE r [<!ENTITY e \"a “\">]><resources>\n  <string name=\"a\">\(contents)</string>\n</resources>"
    let table = TableFormat.android.read(Array(file.utf8)).table(nil)
    guard let editor = table.placeEditor() else { return }
    let range = try #require(table.entries.first?.text.places.leaves.first?.text.range)
    let spelling = try #require(table.spelling(range))
    let entities = AndroidResources(Array(file.utf8)).entities
    let whole = TextSpelling(
      range, content: spelling.content, utf8: spelling.utf8,
      runs: AndroidText(spelling.content, of: table.source.utf8, entities).pieces, isReadLocally: false)
    for _ in 0..<20 {
      let start = Int.random(in: 0...spelling.utf8.count, using: &generator)
      let part = start..<min(spelling.utf8.count, start + Int.random(in: 0...4, using: &generator))
      let replacement = try #require(Self.replacements.randomElement(using: &generator))
      let (near, far) = (
        editor.replacing(part, of: spelling, with: replacement), editor.replacing(part, of: whole, with: replacement)
      )
      #expect(near?.range == far?.range && near?.written == far?.written, "\(contents), \(part), \(replacement)")
    }
  }

  @Test(arguments: [
    ("“x” ", true), ("\\\"x\\\" ", true), ("%s ", false), ("<b>x</b> ", false), ("<![CDATA[x]]>", false),
  ])
  func readsTextsLocally(unit: String, isLocal: Bool) throws {
    let contents = String(repeating: unit, count: 100)
    let resources = AndroidResources(Array("<resources><string name=\"a\">\(contents)</string></resources>".utf8))
    let spelling = try #require(resources.spelling(at: resources.resources[0].range))
    #expect(spelling.isReadLocally == isLocal)
    #expect((spelling.surroundings(of: 200..<201).source.count < 100) == isLocal)
  }
}
