import Testing

@testable import L10nLint

struct DoubledWordTests {
  @Test(arguments: [
    ("play the the video", "the"), ("The the video", "the"), ("to to.", nil), ("go to to.", "to"),
    ("на на экране", "на"),
    ("ha ha ha", nil), ("bye bye!", nil), ("10 10", nil), ("%@ %@ a", nil), ("a  a", nil), ("don't t", nil),
    ("the, the", nil), ("the\nthe", nil), ("re-do do it", nil), ("do do-over it", nil), ("… … x", nil), ("", nil),
    ("x y y", nil), ("él él dijo", "él"),
  ]) func findsTheSecondOfTwo(text: String, word: String?) {
    let found = DoubledWord(in: text)
    #expect(found?.text == word)
    if let found { #expect(Array(text.utf8)[found.withSpace].elementsEqual(" \(found.text)".utf8)) }
  }
}
