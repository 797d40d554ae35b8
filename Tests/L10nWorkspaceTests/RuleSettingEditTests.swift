import L10nSyntax
import L10nWorkspace
import Testing

struct RuleSettingEditTests {
  /// Settings before and after `Wi-Fi` is added to the `allow` of `length`; the same if it cannot be added.
  @Test(arguments: [
    ("", "rules:\n  length: {allow: [Wi-Fi]}\n"),
    ("development: en", "development: en\nrules:\n  length:\n    allow: [Wi-Fi]\n"),
    (
      "rules:\n  # Why.\n  typography: off # x\n",
      "rules:\n  length: {allow: [Wi-Fi]}\n  # Why.\n  typography: off # x\n"
    ),
    ("rules: # none yet\n", "rules: # none yet\n  length: {allow: [Wi-Fi]}\n"),
    ("rules: {}\n", "rules: {length: {allow: [Wi-Fi]}}\n"),
    ("rules: {typography: off}\n", "rules: {length: {allow: [Wi-Fi]}, typography: off}\n"),
    ("rules:\n  length: warning # why\n", "rules:\n  length: {severity: warning, allow: [Wi-Fi]} # why\n"),
    ("rules:\n  length: # why\n", "rules:\n  length: # why\n    allow: [Wi-Fi]\n"),
    ("rules:\n  length: {severity: note}\n", "rules:\n  length: {allow: [Wi-Fi], severity: note}\n"),
    (
      "rules:\n    length:\n        # limit\n        limit: {en: 9}\n",
      "rules:\n    length:\n        allow: [Wi-Fi]\n        # limit\n        limit: {en: 9}\n"
    ),
    ("rules:\n  length:\n    allow: [a, 'b c'] # x\n", "rules:\n  length:\n    allow: [a, 'b c', Wi-Fi] # x\n"),
    ("rules:\n  length:\n    allow: []\n", "rules:\n  length:\n    allow: [Wi-Fi]\n"),
    (
      "rules:\n  length:\n    allow:\n      - a # first\n      - \"b\"\n    severity: note\n",
      "rules:\n  length:\n    allow:\n      - a # first\n      - \"b\"\n      - Wi-Fi\n    severity: note\n"
    ),
    ("rules:\r\n  length: note\r\n", "rules:\r\n  length: {severity: note, allow: [Wi-Fi]}\r\n"),
    // Unchanged: an error, several lines in one scalar, an alias that is used for two rules.
    ("rules: [\n", nil), ("rules:\n  nothing: {x: 1\n", nil),
    ("rules:\n  typography: &a {allow: [x]}\n  length: *a\n", nil),
  ])
  func allows(before: String, after: String?) {
    let source = SourceText(decoding: Array(before.utf8))
    let bytes = RuleSettingEdit(.allow, of: "length", in: source).adding("Wi-Fi")
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == after)
  }

  /// Settings before and after, with two words in the list of `glossary` at these names.
  private static let options: [(names: [String], before: String, after: String?)] = [
    (["keep"], "", "rules:\n  glossary: {keep: [A, 'b c']}\n"),
    (["banned", "de"], "", "rules:\n  glossary: {banned: {de: [A, 'b c']}}\n"),
    (["banned", "*"], "rules:\n  glossary: off\n", "rules:\n  glossary: {severity: off, banned: {'*': [A, 'b c']}}\n"),
    (["keep"], "rules:\n  glossary:\n    keep: X # x\n", "rules:\n  glossary:\n    keep: [X, A, 'b c'] # x\n"),
    (
      ["keep"], "rules:\n  glossary:\n    keep:\n    - X # x\n    banned: {}\n",
      "rules:\n  glossary:\n    keep:\n    - X # x\n    - A\n    - 'b c'\n    banned: {}\n"
    ),
    (
      ["except", "de"], "rules:\n  glossary:\n    except:\n      # French.\n      fr: [X]\n",
      "rules:\n  glossary:\n    except:\n      de: [A, 'b c']\n      # French.\n      fr: [X]\n"
    ),
    (
      ["except", "fr"], "rules: {glossary: {except: {fr: [X], de: []}}}\n",
      "rules: {glossary: {except: {fr: [X, A, 'b c'], de: []}}}\n"
    ),
    // Unchanged: an alias that is used for two languages.
    (["banned", "de"], "rules:\n  glossary:\n    banned: {fr: &a [X], de: *a}\n", nil),
  ]

  @Test(arguments: options)
  func addsToOptions(names: [String], before: String, after: String?) {
    let source = SourceText(decoding: Array(before.utf8))
    let bytes = RuleSettingEdit(.option(names), of: "glossary", in: source).adding(["A", "b c"])
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == after)
  }

  @Test(arguments: [
    ("no", "rules:\n  all: {ignore: ['no']}\n"), ("it's: x", "rules:\n  all: {ignore: ['it''s: x']}\n"),
    ("#", "rules:\n  all: {ignore: ['#']}\n"),
  ])
  func spellsTexts(text: String, after: String) {
    let bytes = RuleSettingEdit(.ignore, of: "all", in: SourceText(decoding: [])).adding(text)
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == after)
  }
}
