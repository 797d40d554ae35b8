import Testing

@testable import L10nCore

struct KeyPatternTests {
  @Test(arguments: [
    ("a.b", "a.b", true), ("a.b", "a.bc", false), ("a.b", "xa.b", false), ("*", "", true), ("*", "a", true),
    ("a*", "a", true), ("a*", "abc", true), ("a*", "ba", false), ("*a", "ba", true), ("*a", "ab", false),
    ("ads.*.label", "ads.skip.label", true), ("ads.*.label", "ads..label", true), ("ads.*.label", "ads.label", false),
    ("aba*aba", "aba", false), ("aba*aba", "ababa", false), ("aba*aba", "abaaba", true), ("a*b*c", "a1b2c", true),
    ("a*b*c", "acb", false), ("*b*b*", "b", false), ("*b*b*", "xbxbx", true), ("a**b", "ab", true), ("", "", true),
    ("", "a", false), ("日*語", "日本語", true), ("e*", "e\u{301}", true), ("\u{E9}", "e\u{301}", false),
    ("*\u{301}", "e\u{301}", true),
  ])
  func starsStandForAnyCharacters(pattern: String, key: String, matches: Bool) {
    #expect(KeyPattern(pattern).matches(key) == matches)
  }
}
