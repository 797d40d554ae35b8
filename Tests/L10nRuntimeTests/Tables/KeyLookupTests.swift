import Testing

@testable import L10nRuntime

struct KeyLookupTests {
  private struct Strings: LocalizedStrings {
    var texts: LocalizedTexts
  }

  @Test func findsTextsByKey() throws {
    let module = OverridableModule()
    let strings = Strings(texts: module.texts("fr"))
    #expect(
      strings["play"] == "Lire" && strings["only"] == "Only 50% off" && strings["Play"] == nil && strings[""] == nil)
    #expect(try strings.text(for: "play") == "Lire")
    #expect(try strings.text(for: "by", arguments: ["Ada", 3]) == "Ada par 3")
    #expect(try strings.text(for: "by", arguments: [2.5, 3]) == "2.5 par 3")
    module.catalog.overrides.reload([module.layer(["fr": "play = Jouer; by = \"%2$lld : %1$@\";"])])
    #expect(strings["play"] == "Jouer" && strings.pinned["play"] == "Jouer")
    #expect(try strings.text(for: "by", arguments: ["Ada", 3]) == "3 : Ada")
  }

  /// A text is never shown without its arguments, whoever has it.
  @Test func givesNoTextThatTakesArguments() {
    let module = OverridableModule()
    let strings = Strings(texts: module.texts("fr"))
    #expect(strings["left"] == nil && strings["by"] == nil && strings["play"] == "Lire")
    let layers = [module.layer(["fr": "left = Reste; by = Par;"]), module.layer(rule: "fr", ["other": "Reste"])]
    for layer in layers {
      module.catalog.overrides.reload([layer])
      #expect(layer.problems.isEmpty && strings["left"] == nil && strings["by"] == nil)
    }
  }

  @Test(
    arguments: [
      ("title", [], "there is no text 'title'"), ("play", [1], "'play' takes 0 arguments, but 1 was given"),
      ("left", [], "'left' takes 1 argument, but 0 were given"),
      ("left", ["x"], "argument 1 of 'left' is text, but the text takes a whole number"),
      ("left", [1.5], "argument 1 of 'left' is a floating-point number, but the text takes a whole number"),
      ("by", ["x", "y"], "argument 2 of 'by' is text, but the text takes a whole number"),
      ("by", ["x", 1, 2], "'by' takes 2 arguments, but 3 were given"),
      ("only", ["x"], "'only' takes 0 arguments, but 1 was given"),
    ] as [(String, [MessageArgument], String)])
  func saysWhatIsWrongWithKeyOrArguments(key: String, arguments: [MessageArgument], expected: String) {
    let strings = Strings(texts: OverridableModule().texts("fr"))
    #expect {
      try strings.text(for: key, arguments: arguments)
    } throws: { "\($0)" == expected }
  }

  /// Every key is found, of equal ones the first, and nothing else is.
  @Test(arguments: [0, 1, 2, 3, 100, 5000])
  func findsEachOfManyKeys(count: Int) {
    let names = (0..<count).map { "key.\($0 * 7919 % 10_007).ключ" }
    let keys = _PackedKeys(names + names)
    #expect(names.indices.allSatisfy { keys.index(of: names[$0]) == $0 })
    #expect(names.allSatisfy { keys.index(of: $0 + "x") == nil && keys.index(of: String($0.dropLast())) == nil })
    #expect(keys.index(of: "") == nil && _PackedKeys.none.index(of: "key") == nil)
  }

  /// Keys are compared scalar by scalar, and may hold anything.
  @Test func tellsKeysApartByScalars() {
    let names = ["é", "e\u{301}", "a\0b", "a", ""]
    let keys = _PackedKeys(names)
    #expect(names.indices.allSatisfy { keys.index(of: names[$0]) == $0 })
  }
}
