import L10nSyntax
import Testing

@testable import L10nInterchange

struct UnitIDTests {
  /// Identifiers that are spelled as Xcode spells them.
  @Test(arguments: [
    ("play", "play", TextPart()), ("", "", TextPart()), ("a.plural.one", "a.plural.one", TextPart()),
    ("files|==|plural.one", "files", TextPart(form: .init(variable: nil, rule: .plural, category: "one"))),
    ("a|==|b|==|gender.0", "a|==|b", TextPart(form: .init(variable: nil, rule: .gender, category: "0"))),
    (
      "f|==|substitutions.a.b.plural.few", "f",
      TextPart(form: .init(variable: "a.b", rule: .plural, category: "few"))
    ),
    ("f|==|device.applewatch", "f", TextPart(choices: [.init(.device, "applewatch")])),
    (
      "f|==|device.other.width.-20.substitutions.n.plural.other", "f",
      TextPart(
        choices: [.init(.device, "other"), .init(.width, "-20")],
        form: .init(variable: "n", rule: .plural, category: "other"))
    ),
    ("f|==|plural", "f|==|plural", TextPart()), ("f|==|", "f|==|", TextPart()),
    ("f|==|width.020", "f|==|width.020", TextPart()), ("f|==|device.", "f|==|device.", TextPart()),
    ("f|==|substitutions.plural.one", "f|==|substitutions.plural.one", TextPart()),
    ("f|==|x.n.plural.one", "f|==|x.n.plural.one", TextPart()),
  ])
  func namesAKeyAndAText(id: String, key: String, part: TextPart) {
    let unit = UnitID(id)
    #expect(unit.key.text == key && unit.part == part)
    #expect(unit.description == id && UnitID(key: TableKey(key), part: part).description == id)
  }

  /// Identifiers that Xcode writes for a `.stringsdict`.
  @Test(arguments: [
    ("/%d files:dict/NSStringLocalizedFormatKey:dict/:string", "%d files", ""),
    ("/%d files:dict/n:dict/one:dict/:string", "%d files", "substitutions.n.plural.one"),
    ("/open:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "open", "device.mac"),
    ("/open:dict/:string", "/open:dict/:string", ""), ("/a:dict/b:dict/c:dict/d:dict/:string", nil, ""),
  ])
  func readsPathsOfPropertyLists(id: String, key: String?, part: String) {
    #expect(UnitID(id).key.text == key ?? id && UnitID(id).part.description == part)
  }
}
