import L10nSyntax
import Testing

@testable import L10nCore

struct SwiftLexerTests {
  private static func words(_ text: String) -> String {
    SwiftLexer.rows(in: SourceText(decoding: Array(text.utf8))).reversed().map { row in
      row.map { token in
        switch token.kind {
        case .identifier(let name): name
        case .string(let string): "‹\(string.text.replacing("\0", with: "·").replacing("\n", with: "↵"))›"
        case .literal: "0"
        case .symbol(let byte): String(Unicode.Scalar(byte))
        }
      }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// Source code, and its words; those of interpolations after `|`.
  @Test(arguments: [
    ("let a1 = `class`.b_c // \"x\"\n/* a /* \"b\" */ \"c\" */ d", "let a1 = class . b_c d"),
    (#"f("a\"b\n\u{1F3AC}\\", "")"#, "f ( ‹a\"b↵🎬\\› , ‹› )"),
    (###"#"a"b\n"# ##"a"#b"## #"\#n"# #""# #"""#"###, ###"‹a"b\n› ‹a"#b› ‹↵› ‹› ‹"›"###),
    (##"#"a\#(b("c"))d"#"##, "‹a·d› | b ( ‹c› )"),
    (#""\(a("b\(c)"))\(d)" e"#, "‹··› e | d | a ( ‹b·› ) | c"),
    ("\"\"\"\n  a\n    \"b\"\n\n  \\\n  c \\(d)\n  \"\"\" e", "‹a↵  \"b\"↵↵c ·› e | d"),
    ("\"\"\"\r\n\ta\r\n\t\"\"\"", "‹a›"),
    ("##\"\"\"\n a\"\"\"#\n \"\"\"##", "‹a\"\"\"#›"),
    ("\"open\nlet b = \"c\"", "‹open› let b = ‹c›"),
    ("a / b / \"c\" + 1.5e3/d", "a / b / ‹c› + 0 / d"),
    (#"x = /a"b\/c/ ; y(/"/) ; #/"/"/# z"#, "x = 0 ; y ( 0 ) ; 0 z"),
    ("reduce(1, /) + \"a\" /*\"*/", "reduce ( 0 , / ) + ‹a›"),
    ("#if A\n@B $0.c?.0.d 再生 é", "# if A @ B $0 . c ? . 0 . d 再生 é"),
    ("/* never closed \"a\"", ""), ("\"\"\"\na", "‹›"), ("\"\\(a", "‹·› | a"), ("\"a\\", "‹a›"), ("#", "#"),
    ("`a", "a"),
    ("\"\\u{110000}\\u{\" b", "‹{110000}{› b"), ("", ""), ("\u{FEFF}a", "a"),
  ])
  func partsWords(text: String, words: String) {
    #expect(Self.words(text) == words)
    // A file that stops anywhere is read to its end.
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      let source = SourceText(decoding: Array(bytes[..<end]))
      for row in SwiftLexer.rows(in: source) {
        #expect(row.allSatisfy { $0.range.upperBound <= source.utf8.count && !$0.range.isEmpty })
      }
    }
  }

  @Test(arguments: ["\"\\(", "(", "/*", "\"", "#", "\"\"\"\n", "f(l10n(\"", "/", "#\"", "a.b?.", "func L(", "{(["])
  func hostileFilesAreRead(unit: String) {
    let file = SourceFile(path: "a.swift", bytes: Array(String(repeating: unit, count: 20_000).utf8))
    var configuration = Configuration()
    configuration.code = CodeSettings(functions: ["L"])
    var loader = CatalogLoader(configuration)
    let tables = [SourceFile(path: "en.lproj/T.strings", bytes: Array("a.b = 1; f = 2;".utf8))]
    #expect(loader.catalog(of: tables + [file]).code?.calls.count ?? 0 < 2)
  }
}
