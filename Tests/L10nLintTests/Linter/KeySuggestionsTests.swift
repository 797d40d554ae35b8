import L10nCore
import L10nSyntax
import Testing

@testable import L10nLint

struct KeySuggestionsTests {
  @Test func saysWhereKeysAreNotCompared() {
    func id(_ key: String) -> TextID { TextID(table: "Player", key: TableKey(key)) }
    var suggestions = KeySuggestions([id("play"), id("pause")], limit: 20)
    #expect(suggestions.near(id("plya")) == ["play"])
    #expect(suggestions.help("remove it") == "remove it")
    #expect(suggestions.near(id("pasue")) == [])
    #expect(suggestions.nearestOfAny(to: id("play")) == nil)
    #expect(
      suggestions.help("remove it") == "remove it; it was not compared with other keys, because there are too many")
  }
}
