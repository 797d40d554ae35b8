import Foundation
import L10nSyntax
import Testing

@testable import L10nGenerate

struct EscapedFormTests {
  @Test(
    arguments: [
      (.swift, "a \"b\" \\ \n\u{200B}é", #""a \"b\" \\ \n\u{200B}é""#),
      (.kotlin, "$x \"${y}\" \t\u{7}\u{E0001}", #""\$x \"\${y}\" \t\u0007\uDB40\uDC01""#),
      (.json, "$x \"y\" \\n\u{2028}\u{1F600}", #""$x \"y\" \\n\u2028😀""#), (.strings, "a \"b\"\n", #""a \"b\"\n""#),
      (.xml, "<a href=\"x\">'&'</a>", "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"),
      (.markdown, "a|b\r\n*c* <d> &", #"a\|b<br>\*c\* \<d\> &amp;"#), (.line, "a\n*/ b /* \"c\"", #"a\n* / b / * "c""#),
    ] as [(EscapedForm, String, String)])
  func spellsTexts(form: EscapedForm, text: String, expected: String) {
    #expect(form.spelling(of: text) == expected)
  }

  /// Scalars of all kinds are read back from JSON and from a table, and none ends a literal or a line.
  @Test func keepsEveryScalar() throws {
    let ranges = [0..<0x3100, 0xFB00..<0x10100, 0x1F000..<0x1F700, 0xE0000..<0xE0200]
    let scalars = ranges.joined().compactMap { Unicode.Scalar(UInt32($0)) }
    let text = String(String.UnicodeScalarView(scalars))
    let json = EscapedForm.json.spelling(of: text)
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text])
    for form in [EscapedForm.swift, .kotlin, .json, .line] {
      let spelling = form.spelling(of: text).unicodeScalars
      #expect(!spelling.contains { $0.value < 0x20 || (0x2028...0x2029).contains($0.value) || $0.value == 0x85 })
    }
    let table = StringsTable(Array("a = \(EscapedForm.strings.spelling(of: text));".utf8))
    #expect(table.entries.map(\.value) == [text])
  }
}
