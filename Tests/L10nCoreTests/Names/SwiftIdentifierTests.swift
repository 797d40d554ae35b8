import L10nCore
import Testing

struct SwiftIdentifierTests {
  @Test(arguments: [
    ("jumpBack", "jumpBack", "JumpBack"), ("error-title", "errorTitle", "ErrorTitle"),
    ("360 view", "_360View", "_360View"), ("class", "class", "Class"), ("Are you sure?", "areYouSure", "AreYouSure"),
    ("URLTitle", "urlTitle", "URLTitle"), ("OK", "ok", "OK"), ("URL2", "url2", "URL2"), ("Play", "play", "Play"),
    ("snake_case_key", "snake_case_key", "Snake_case_key"), ("über uns", "überUns", "ÜberUns"),
    ("再生 位置", "再生位置", "再生位置"), ("شغّل", "شغّل", "شغّل"), ("e\u{301}t\u{E9}", "e\u{301}t\u{E9}", "E\u{301}t\u{E9}"),
    ("a\u{200B}b\u{200D}c", "aBC", "ABC"), ("❤\u{FE0F} like", "like", "Like"), ("ß", "ß", "SS"),
    ("\u{301}a", "_\u{301}a", "_\u{301}a"),
    ("", "", ""), ("?!", "", ""), ("_", "", ""), ("__ -", "", ""), ("_x", "_x", "_x"), ("\u{FE0F}", "", ""),
  ])
  func makesNamesOfKeys(text: String, lower: String, upper: String) {
    #expect(Array(SwiftIdentifier.lowerCamel(text).unicodeScalars) == Array(lower.unicodeScalars))
    #expect(Array(SwiftIdentifier.upperCamel(text).unicodeScalars) == Array(upper.unicodeScalars))
  }

  @Test(arguments: [("class", "`class`"), ("init", "`init`"), ("label", "label"), ("_404", "_404"), ("Any", "`Any`")])
  func setsKeywordsBetweenBackticks(name: String, expected: String) {
    #expect(SwiftIdentifier.escaped(name) == expected)
  }
}
