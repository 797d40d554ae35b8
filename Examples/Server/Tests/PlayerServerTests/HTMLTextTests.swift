import Testing

@testable import PlayerServer

struct HTMLTextTests {
  @Test(arguments: [
    ("", ""), ("Play", "Play"), ("Tom & \"Jerry\"", "Tom &amp; &quot;Jerry&quot;"),
    ("<b>'x'</b>", "&lt;b&gt;&#39;x&#39;&lt;/b&gt;"),
    ("\u{2068}4:03\u{2069} 再生", "\u{2068}4:03\u{2069} 再生"), ("&amp;", "&amp;amp;"), ("&\u{301}", "&amp;\u{301}"),
  ])
  func escapesWhatMarkupIsMadeOf(text: String, expected: String) {
    #expect(Array(text.escapedForHTML.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func drawsTimesAsPlayersDo() {
    #expect(
      [0, 9, 60, 243, 3600].map { PlayerMoment.clock(.seconds($0)) } == ["0:00", "0:09", "1:00", "4:03", "60:00"])
  }
}
