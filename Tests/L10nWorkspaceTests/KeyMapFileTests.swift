import L10nWorkspace
import Testing

struct KeyMapFileTests {
  @Test func readsKeysAndWhatIsWrittenOfTheirTexts() {
    let file = KeyMapFile(
      Array("a_1: play\nb: [x.y, z]\nc: {key: n, form: one, specifiers: [\"%d\"]}\nd:\n".utf8), path: "k")
    #expect(file.diagnostics == [])
    #expect(file.keyMap.entries.map(\.foreign) == ["a_1", "b", "c"])
    #expect(file.keyMap.entries.map { $0.keys.map(\.name) } == [["play"], ["x.y", "z"], ["n"]])
    #expect(file.keyMap.entries.last?.form == "one" && file.keyMap.entries.last?.specifiers == ["%d"])
    #expect(KeyMapFile([], path: "k").keyMap.entries.isEmpty)
  }

  @Test(arguments: [
    ("a: {⟦kee⟧: x}", "'a' has no 'kee'"), ("a: ⟦{form: one}⟧", "'a' has no key"),
    ("a: {key: x, form: ⟦singular⟧}", "'singular' is no plural category"), ("⟦[a]⟧", "a key map takes lines of"),
    ("a: b\n⟦a⟧: c", "'a' stands here twice"),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    let file = KeyMapFile(Array(text.filter { $0 != "⟦" && $0 != "⟧" }.utf8), path: "k")
    #expect(file.diagnostics.first?.message.hasPrefix(message) == true)
    let start = text.utf8.count - text.utf8.drop { $0 != "⟦".utf8.first }.count
    #expect(file.diagnostics.first?.location?.range.lowerBound == start)
  }
}
