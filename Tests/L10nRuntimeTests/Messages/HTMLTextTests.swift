import L10nRuntime
import Testing

struct HTMLTextTests {
  @Test(arguments: [
    ("", ""), ("Play", "Play"), ("Tom & \"Jerry\"", "Tom &amp; &quot;Jerry&quot;"),
    ("<b>'x'</b>", "&lt;b&gt;&#39;x&#39;&lt;/b&gt;"),
    ("\u{2068}4:03\u{2069} 再生", "\u{2068}4:03\u{2069} 再生"), ("&amp;", "&amp;amp;"), ("&\u{301}", "&amp;\u{301}"),
  ])
  func escapesWhatMarkupIsMadeOf(text: String, expected: String) {
    #expect(Array(text.htmlEscaped.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
