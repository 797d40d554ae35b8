import Testing

@testable import L10nSyntax

struct MarkupReadingTests {
  /// Reads a text with `@` for an argument: tags are `<name option=value>`, arguments `@`.
  private static func read(_ text: String, _ syntax: MarkupSyntax) -> MarkupReading {
    var pieces: [MarkupReading.Piece] = []
    var offset = 0
    for (index, part) in text.split(separator: "@", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { pieces.append(.argument(index, name: "\(index)")) }
      pieces.append(.text(String(part), at: offset))
      offset += part.utf8.count + 1
    }
    return MarkupReading(pieces, syntax)
  }

  private static func described(_ marked: MarkupReading) -> String {
    func described(_ value: MessageMarkup.Option.Value) -> String {
      switch value {
      case .text(let text): text
      case .argument(let name): "@\(name)"
      case .joined(let values): values.map(described).joined()
      }
    }
    return marked.parts.map { part in
      switch part {
      case .text(let text): return text
      case .argument: return "@"
      case .markup(let markup, _):
        let options = markup.options.map { " \($0.name)=\(described($0.value))" }.joined()
        return "‹\(markup.kind == .close ? "/" : "")\(markup.name)\(options)\(markup.kind == .standalone ? "/" : "")›"
      }
    }.joined()
  }

  @Test(arguments: [
    ("Accept the <link>terms</link>", "Accept the ‹link›terms‹/link›"),
    (
      #"<a href="https://x/@?a=1&amp;b" target='_blank' id=7>@</a>"#,
      "‹a href=https://x/@1?a=1&b target=_blank id=7›@‹/a›"
    ),
    ("<a href=@>x</a>", "‹a href=@1›x‹/a›"), ("one<br>two<BR/>three", "one‹br›\n‹/br›two‹BR›\n‹/BR›three"),
    ("<img src=a/><hr><x />", "‹img src=a/›‹hr/›‹x/›"),
    ("1 < 2 &lt;b&gt; a&b; &#x41;&#66;&nbsp;", "1 < 2 <b> a&b; AB\u{A0}"),
    ("&copy; 2024 &ndash; &ldquo;x&rdquo;&hellip; &unknown;", "© 2024 – “x”… &unknown;"),
    ("<b", "<b"), ("<b c='", "<b c='"), ("</b x>", "</b x>"), ("<@>", "<@>"), ("<3 <3", "<3 <3"),
    ("<a:b-c.d_e>&#0;&#xD800;", "‹a:b-c.d_e›&#0;&#xD800;"), ("", ""), ("@", "@"),
  ])
  func readsTags(text: String, expected: String) {
    #expect(Self.described(Self.read(text, .tags)) == expected)
  }

  @Test(arguments: [
    (
      "**a** __b__ *c* _d_ `e` ~~f~~",
      "‹strong›a‹/strong› ‹strong›b‹/strong› ‹em›c‹/em› ‹em›d‹/em› ‹code›e‹/code› ‹del›f‹/del›"
    ),
    ("***a** b*", "‹em›‹strong›a‹/strong› b‹/em›"), ("*a **b***", "‹em›a ‹strong›b‹/strong›‹/em›"),
    ("***a***", "‹em›‹strong›a‹/strong›‹/em›"), ("*a _b* c_", "‹em›a _b‹/em› c_"),
    ("**a *b** c*", "‹em›‹em›a ‹em›b‹/em›‹/em› c‹/em›"),
    ("**@**@*@*", "‹strong›@‹/strong›@‹em›@‹/em›"), ("读**@**。", "读‹strong›@‹/strong›。"),
    ("2 * 3 * 4 snake_case_name a ** b", "2 * 3 * 4 snake_case_name a ** b"), ("~a~ ~~~b~~~", "~a~ ~~~b~~~"),
    (#"\*a\* \\ \q \`"#, #"*a* \ \q `"#), ("``a`b`` `` ` `` `c", "‹code›a`b‹/code› ‹code›`‹/code› `c"),
    ("[a](b)", "‹a href=b›a‹/a›"), (#"[*a* @](<b c> "d")"#, "‹a href=b c title=d›‹em›a‹/em› @‹/a›"),
    ("[a](https://x/@_(y))", "‹a href=https://x/@1_(y)›a‹/a›"), ("[a] (b) [c][d] [e](f g)", "[a] (b) [c][d] [e](f g)"),
    ("*[a*](b)", "*‹a href=b›a*‹/a›"), ("[a [b](c) d](e)", "[a ‹a href=c›b‹/a› d](e)"),
    ("![p *q*](r)", "‹img src=r›p ‹em›q‹/em›‹/img›"),
    ("^[@ b](inflect: true, m: {x: 'y, z'})", "‹span inflect=true m={x: 'y, z'}›@ b‹/span›"), ("^[a](b)", "^[a](b)"),
    ("<https://x.org/?a> <b>", "‹a href=https://x.org/?a›https://x.org/?a‹/a› <b>"), ("a &amp; b &lt;", "a & b <"),
    ("a  \nb\\\nc", "a  \nb\nc"), ("", ""), ("]", "]"), ("**", "**"),
  ])
  func readsMarkdown(text: String, expected: String) {
    #expect(Self.described(Self.read(text, .markdown)) == expected)
  }

  /// Text that was probably meant as markup.
  @Test(
    arguments: [
      ("a <b", .tags, ["noTag 2..<3"]), ("1 < 2", .tags, []), ("<b/>", .tags, []),
      ("** a**", .markdown, ["noMark(\"**\") 4..<6"]), ("a ** b", .markdown, []),
      ("[a](b c)", .markdown, ["noMark(\"](\") 2..<4"]),
    ] as [(String, MarkupSyntax, [String])])
  func saysWhatIsNoMarkup(text: String, syntax: MarkupSyntax, expected: [String]) {
    #expect(Self.read(text, syntax).faults.map { "\($0.kind) \($0.range)" } == expected)
  }

  @Test func readsPatternsByVariant() throws {
    let parts = try ICUMessage("<b>{n, plural, one {<i>#</i>} other {<a href='{x}'>#</a>}}</b>").parts.markedUp(.tags)
    #expect(MessagePattern(parts: parts, argumentNames: []).hasMarkup)
    guard case .select(let select) = parts.dropFirst().first else { throw CancellationError() }
    #expect(select.variants.map { $0.parts.count } == [3, 3] && parts.count == 3)
  }
}
