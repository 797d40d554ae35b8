import Testing

@testable import L10nCore

struct StringASCIITests {
  @Test(arguments: [
    ("DO NOT Localize", true), ("Text (do not localize)", true), ("do not localise", false), ("do not", false),
    ("", false),
    ("do do not localize", true), ("Größe: do not LOCALIZE!", true), ("DO\u{130}NOT LOCALIZE", false),
  ])
  func findsPhrases(text: String, isThere: Bool) {
    #expect(text.containsASCII("do not localize") == isThere)
    #expect(text.containsASCII(""))
  }
}
