import Testing

@testable import L10nLint

struct DoubledWordTests {
  @Test(arguments: [
    ("play the the video", "the"), ("The the video", "the"), ("to to.", nil), ("go to to.", "to"),
    ("на на экране", "на"),
    ("ha ha ha", nil), ("bye bye!", nil), ("10 10", nil), ("%@ %@ a", nil), ("a  a", nil), ("don't t", nil),
    ("the, the", nil), ("the\nthe", nil), ("re-do do it", nil), ("do do-over it", nil), ("… … x", nil), ("", nil),
    ("x y y", nil), ("él él dijo", "él"), ("play the\nthe video", "the"), ("play the \r\n the video", "the"),
    ("delete Video\nVideo goes", nil), ("a video\n\nvideo of it", nil), ("a\nb to\nto c", "to"), ("to, to\nto c", nil),
  ]) func findsTheSecondOfTwo(text: String, word: String?) {
    let found = DoubledWord(in: text)
    #expect(found?.text == word)
    if let found { #expect(Array(text.utf8)[found.removable].elementsEqual(" \(found.text)".utf8)) }
  }
}
