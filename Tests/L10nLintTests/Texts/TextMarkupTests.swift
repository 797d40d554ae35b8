import Testing

@testable import L10nLint

struct TextMarkupTests {
  @Test(arguments: [
    ("<b>a</b>", "<b>x</b>", nil), ("a<br>b", "a<br/>b", nil), ("<b>a</b>", "<b>a<b>", "lacks '</b>'"),
    ("{name}", "{Name}", "has '{Name}'"), ("{...}", "{…}", nil), ("=<val>", "=<値>", nil),
    ("a **b**", "a *b*", "has '*' 2 times"),
    ("[a](b)", "[a] (b)", "lacks ']('"), ("(a)", "（a", "has a bracket that is not closed"), ("1)", "1", nil),
    ("`a`", "«a»", nil), ("snake_case", "snake", nil), ("<a href=\"b\">c</a>", "<A>c</A>", nil), ("1 < 2", "2", nil),
    ("<link>a</link>", "a", "lacks '</link>'"), ("{{{{", "", nil), ("<<<<a", "", nil),
  ]) func isCompared(original: String, text: String, difference: String?) {
    #expect(TextMarkup(text).difference(from: TextMarkup(original))?.own == difference)
  }
}
