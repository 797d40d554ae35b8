import L10nWorkspace
import MarkedTexts
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
    ("a: {key: x, form: ⟦singular⟧}", "'singular' is not a plural category"), ("⟦[a]⟧", "a key map takes lines of"),
    ("a: b\n⟦a⟧: c", "'a' appears twice"),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    let (plain, marks) = unmarked(text)
    let file = KeyMapFile(Array(plain.utf8), path: "k")
    #expect(file.diagnostics.first?.message.hasPrefix(message) == true)
    #expect(file.diagnostics.first?.location?.range.lowerBound == marks[0].lowerBound)
  }
}
