import L10nSyntax
import Testing

@testable import L10nPages

struct HTMLTests {
  /// A text, its escaped form inside an element, and in an attribute.
  @Test(
    arguments: [
      ("plain", "plain", "plain"), ("a < b & \"c\" > d", "a &lt; b &amp; &quot;c&quot; &gt; d", nil),
      ("\u{202E}x", "<b class=\"cp\">U+202E</b>x", "⟨U+202E⟩x"), ("\u{0}", "<b class=\"cp\">U+0000</b>", "⟨U+0000⟩"),
      ("\u{E0041}", "<b class=\"cp\">U+E0041</b>", "⟨U+E0041⟩"), ("\u{10FFFF}", "<b class=\"cp\">U+10FFFF</b>", nil),
      ("a\nb\tc", "a\nb\tc", "a\nb\tc"), ("می‌شود", "می‌شود", "می‌شود"), ("👩‍🚀️", "👩‍🚀️", "👩‍🚀️"),
      ("a\r\nb", "a<b class=\"cp\">U+000D</b>\nb", nil),
    ] as [(String, String, String?)])
  func showsEveryTextAsText(text: String, inside: String, attribute: String?) {
    var html = HTML()
    html.text(text)
    #expect(html.markup == inside)
    if let attribute {
      html = HTML()
      html.open("a", ["title": text, "hidden": nil])
      #expect(html.markup == "<a title=\"\(attribute)\">")
    }
  }

  /// A text with markup, and the HTML that shows it.
  @Test(
    arguments: [
      ("Accept <b>the <i>terms</i></b>", "Accept <strong>the </strong><strong><em>terms</em></strong>"),
      (
        "<a href=\"https://example.org/?a=1&amp;b\">a</a>",
        "<a href=\"https://example.org/?a=1&amp;b\" rel=\"noreferrer\">a</a>"
      ),
      ("<link href=\"%@\">%@</link>", "<u><bdi class=\"kept\" dir=\"ltr\">%@</bdi></u>"),
      ("<a href=\"javascript:alert(1)\">a</a>", "<u>a</u>"),
      ("<a href=\"https://a.b/&quot;onclick=x\">a</a>", "<u>a</u>"),
      ("<b>a<i>b</b>c</i>", "<strong>a</strong><strong><em>b</em></strong><em>c</em>"),
      ("a<br/>&lt;script&gt;", "a<br><bdi class=\"kept\" dir=\"ltr\">&lt;script&gt;</bdi>"),
      (
        "<script>x</script>",
        "<bdi class=\"kept\" dir=\"ltr\">&lt;script&gt;</bdi>x<bdi class=\"kept\" dir=\"ltr\">&lt;/script&gt;</bdi>"
      ),
      ("<b onclick=\"x\">a", "<strong>a</strong>"),
      ("a</b> < b", "a<bdi class=\"kept\" dir=\"ltr\">&lt;/b&gt;</bdi> &lt; b"),
    ] as [(String, String)])
  func showsMarkupAsItIsMeant(text: String, expected: String) {
    var html = HTML()
    html.pattern(text, .tags)
    #expect(html.markup == expected)
    html = HTML()
    html.pattern(text, nil)
    #expect(!html.markup.contains("<strong>") && !html.markup.contains("<a "))
  }

  /// Isolates of arguments, and such as break out.
  @Test(arguments: [
    ("\u{2068}a\u{2069} b", "\u{2068}a\u{2069} b"), ("\u{2068}a", "<b class=\"cp\">U+2068</b>a"),
    ("\u{2069}\u{2068}", "<b class=\"cp\">U+2069</b><b class=\"cp\">U+2068</b>"),
    ("\u{2067}a\n\u{2069}", "<b class=\"cp\">U+2067</b>a\n<b class=\"cp\">U+2069</b>"),
    ("\u{2068}\u{202E}<\u{2069}", "\u{2068}<b class=\"cp\">U+202E</b>&lt;\u{2069}"),
  ])
  func keepsIsolatesThatAreClosed(text: String, markup: String) {
    var html = ""
    VisibleCharacters.append(formatted: text, to: &html)
    #expect(html == markup)
  }

  @Test func noDataEndsItsElement() {
    var html = HTML()
    html.data(.object([.init("a", .string("</script><!--\u{2028}\"\u{0}"))]), id: "data")
    #expect(
      html.markup
        == #"<script type="application/json" id="data">{"a":"\u003c/script>\u003c!--\u2028\"\u0000"}</script>"#)
  }

  /// Contents of a size, and whether they are in the page unpacked.
  @Test(arguments: [(HTML.packingLimit - 7, true), (HTML.packingLimit - 6, false)])
  func packsLongContents(count: Int, isPlain: Bool) {
    var contents = HTML()
    contents.element("p", text: String(repeating: "x", count: count))
    var html = HTML()
    html.contents(contents, id: "texts")
    #expect(html.markup.contains("<p>xxx") == isPlain)
    #expect((html.markup.utf8.count < 1000) != isPlain)
    // The first byte says zlib with a window of 32 KiB: RFC 1950, section 2.2.
    #expect(html.markup.contains("<script type=\"text/plain\" data-packed=\"texts\">eJ") != isPlain)
  }
}
