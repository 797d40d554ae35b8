import L10nCompiler
import L10nOverrides
import L10nSyntax
import Testing

@testable import L10nRuntime

/// Override layers over texts that are patterns of ICU's MessageFormat.
struct OverriddenPatternTests {
  private static let english = "{who} sent {n, plural, one {# file} other {# files}}"
  private static let french = "{n, plural, one {# fichier} other {# fichiers}} de {who}"

  private static func catalog() throws -> PackedCatalog {
    let names = ["who", "n"]
    let texts = try [english, french].map { Message(MessagePattern(try ICUMessage($0), argumentNames: names)).coded }
    let select = try Message(MessagePattern(ICUMessage("{g, select, a {A} other {B}}"))).coded
    return PackedCatalog(
      development: "en",
      tables: [
        _PackedTable("en", texts: [texts[0], "Don't", select]), _PackedTable("fr", texts: [texts[1], nil, nil]),
      ],
      keys: _PackedKeys(["sent", "plain", "choice"]))
  }

  @Test func showsTheModulesOwnTexts() throws {
    let catalog = try Self.catalog()
    let french = catalog.texts(for: LocalePreferences(["fr"]).tags)
    #expect(french.formatted(0, ["Ada", 1]) == "1 fichier de Ada")
    #expect(try french.text(for: "sent", arguments: ["Ada", 2]) == "2 fichiers de Ada")
    #expect(throws: TextLookupError.self) { try french.text(for: "sent", arguments: ["Ada", "2"]) }
    #expect(throws: TextLookupError.self) { try french.text(for: "choice", arguments: [2]) }
    // Asked for without arguments, it shows its words; by key, nothing.
    #expect(french[0] == " de ")
    #expect(french["sent"] == nil && french["choice"] == nil && french["plain"] == "Don't")
  }

  /// A file, the messages about it, and the shown text.
  @Test(arguments: [
    ("sent = \"{n, plural, =0 {rien} one {un} other {#}}: {who}\";", [], "3: Ada"),
    ("sent = \"Bonjour {who}, 100 %d '{n}'\";", [], "Bonjour Ada, 100 %d {n}"), ("sent = \"%1$@\";", [], "%1$@"),
    ("sent = \"{n} {who\";", ["1:8: 'sent' cannot be shown: the brace is not closed"], "3 fichiers de Ada"),
    ("sent = \"{n, spellout}\";", ["1:8: 'sent' cannot be shown: the type cannot be shown"], "3 fichiers de Ada"),
    (
      "sent = \"{n, date, ::yMMMd}\";", ["1:8: 'sent' shows a date as 'yMMMd', but no text of the module does"],
      "3 fichiers de Ada"
    ),
    (
      "sent = \"{n, number, percent}\";", ["1:8: 'sent' shows a number as 'percent', but no text of the module does"],
      "3 fichiers de Ada"
    ),
    (
      "sent = \"{count}\";", ["1:8: 'sent' takes an argument 'count' that the development text does not take"],
      "3 fichiers de Ada"
    ),
    (
      "sent = \"{n, select, other {}}\";",
      ["1:8: 'sent' takes 'n' as text but the development text takes it as a number"], "3 fichiers de Ada"
    ),
    (
      "sent = \"{who, plural, other {}}\";",
      ["1:8: 'sent' takes 'who' as a number but the development text takes it as text"], "3 fichiers de Ada"
    ),
    (
      "sent = \"{n, plural, other {}}{n, select, other {}}\";",
      ["1:8: 'sent' cannot be shown: it takes 'n' as text and as a number"], "3 fichiers de Ada"
    ),
    (
      "sent = \"{n, plural, other {\u{2068}}}\";",
      ["1:8: 'sent' has a bidirectional control without its counterpart"], "3 fichiers de Ada"
    ),
  ])
  func checksPatterns(text: String, problems: [String], shown: String) throws {
    let catalog = try Self.catalog()
    let language: LanguageTag = "fr"
    let file = OverrideFile("fr.strings", language: language, bytes: Array(text.utf8))
    let layer = OverrideLayer("acme", files: [file], for: catalog.overrides)
    #expect(layer.problems.map(\.description) == problems.map { "fr.strings:\($0)" })
    catalog.overrides.reload([layer])
    #expect(catalog.texts(for: [language]).formatted(0, ["Ada", 3]) == shown)
  }

  /// The syntax of the module's plain texts, a file for a text without arguments, the messages about it, and the shown
  /// text.
  @Test(arguments: [
    (_PackedKeys.Syntax.icu, "It''s '{'x'}'", nil, "It's {x}"), (.icu, "Isn't", nil, "Isn't"),
    (.icu, "{x}", "takes an argument 'x' that the development text does not take", "Don't"),
    (
      .icu, "{n, plural, one {# x} other {# xs}}", "takes an argument 'n' that the development text does not take",
      "Don't"
    ), (.icu, "a {b", "cannot be shown: the brace is not closed", "Don't"), (.icu, "100%", nil, "100%"),
    (.mf2, "\\\\{x\\\\} ''", nil, "{x} ''"), (.mf2, "{|a b|}", nil, "a b"),
    (.mf2, "{$x}", "takes an argument 'x' that the development text does not take", "Don't"),
    (.printf, "It''s {x}", nil, "It''s {x}"),
  ])
  func readsTextsWithoutArgumentsAsTheModuleDoes(
    syntax: _PackedKeys.Syntax, text: String, problem: String?, shown: String
  ) {
    let keys = ["first", "plain"]
    let catalog = PackedCatalog(
      development: "en", tables: [_PackedTable("en", texts: ["%@", "Don't"])],
      keys: _PackedKeys(keys, syntaxes: _PackedKeys.syntaxes(of: [.printf, syntax])))
    let file = OverrideFile("a", language: .english, bytes: Array("plain = \"\(text)\"; first = \"{x}\";".utf8))
    let layer = OverrideLayer("acme", files: [file], for: catalog.overrides)
    #expect(layer.problems.map(\.message) == problem.map { ["'plain' \($0)"] } ?? [])
    catalog.overrides.reload([layer])
    #expect(catalog.texts(for: [.english])["plain"] == shown)
    #expect(catalog.texts(for: [.english]).formatted(0, ["y"]) == "{x}", "the other table has formats")
  }

  @Test(
    arguments: [
      ([], ""), ([.printf, .printf], ""), ([.icu, .icu], "2i"), ([.printf, .icu, .mf2, .printf], "1p1i1m"),
    ] as [([_PackedKeys.Syntax], String)])
  func packsSyntaxes(syntaxes: [_PackedKeys.Syntax], packed: String) {
    #expect(_PackedKeys.syntaxes(of: syntaxes) == packed)
    let keys = _PackedKeys(syntaxes.indices.map { "\($0)" }, syntaxes: packed)
    #expect(syntaxes.indices.map { keys.syntax(of: $0) } == syntaxes && keys.syntax(of: 9) == .printf)
  }

  /// A rule is a format for every key, and a text that replaces a plain one is shown unchanged.
  @Test func takesRulesAndPlainTextsAsEverywhere() throws {
    let catalog = try Self.catalog()
    let rule = """
      sent = { NSStringLocalizedFormatKey = "%2$#@n@ %1$@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = lld; other = "%2$lld files from"; }; };
      """
    let files = [
      OverrideFile("a", language: .english, format: .stringsdict, bytes: Array(rule.utf8)),
      OverrideFile("b", language: .english, bytes: Array("plain = \"{x} ''\";".utf8)),
    ]
    let layer = OverrideLayer("acme", files: files, for: catalog.overrides)
    #expect(layer.problems.isEmpty)
    catalog.overrides.reload([layer])
    let texts = catalog.texts(for: [.english])
    #expect(texts.formatted(0, ["Ada", 3]) == "3 files from Ada" && texts[1] == "{x} ''")
  }
}
