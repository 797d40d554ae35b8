import L10nCompiler
import L10nCore
import L10nRuntime
import L10nSyntax
import MarkedTexts
import Testing

/// Texts of tables with `format: icu`.
struct TextPatternTests {
  private static func catalog(_ files: [String: String]) -> Catalog {
    var configuration = Configuration()
    configuration.tableSettings = [TableSettings("T", syntax: .icu)]
    var loader = CatalogLoader(configuration)
    return loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  private static func formatter(_ locale: CatalogLocale) -> MessageFormatter {
    MessageFormatter(
      pluralRules: PluralRules(for: locale.tag), isRightToLeft: locale.tag.isRightToLeft, isolation: .plain)
  }

  private static let files = [
    "en.lproj/T.strings": """
    "k" = "{who} has {n, plural, one {# file} other {# files}}"; "bad" = "{n"; "plain" = "It''s %@";
    """,
    "en.lproj/Other.strings": "\"k\" = \"{who}\";",
    "en.lproj/T.stringsdict": stringsdict("one=%lld_file other=%lld_files", key: "rule"),
    "pl.lproj/T.strings": """
    "k" = "{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}} ma {who}";
    """,
    "fr.lproj/T.strings": "\"k\" = \"{n} à {nobody}\";", "ja.lproj/T.strings": "\"k\" = \"{who}、{n}\";",
    "ar.lproj/T.strings": """
    "k" = "{n, plural, zero {لا} one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}} {who}";
    """,
  ]

  /// A locale, a number, and the text; an error for a number that cannot be shown.
  @Test(
    arguments: [
      ("en", 1, "Ada has 1 file"), ("pl", 3, "3 pliki ma Ada"), ("pl", 5, "5 plików ma Ada"), ("ja", 2, "Ada、2"),
      ("ar", 2, "ملفان Ada"), ("ar", 11, "11 ملفًا Ada"), ("fr", 1, nil),
    ] as [(String, Int, String?)])
  func takesArgumentsByThePositionsOfTheDevelopmentText(locale: String, count: Int, expected: String?) throws {
    let catalog = Self.catalog(Self.files)
    let tag = try #require(LanguageTag(locale))
    let found = try #require(catalog.resolver(for: [tag]).message(for: TextID(table: "T", key: "k")))
    #expect(found.message.signature.arguments.first { $0.position == 2 }?.name == "n")
    let text = try? Self.formatter(found.locale).format(found.message, ["Ada", .integer(Int64(count))])
    #expect(text == expected)
  }

  /// Arguments that `convert` names in a format stay unnamed in Swift.
  @Test func leavesUnnamedArgumentsUnnamed() throws {
    let catalog = Self.catalog(["en.lproj/T.strings": "\"k\" = \"{argument1} {who} {argument3}\";"])
    let entry = try #require(catalog.developmentEntries[TextID(table: "T", key: "k")])
    #expect(entry.parameters.map(\.name) == [nil, "who", nil])
  }

  @Test func knowsWhichTextsArePatterns() throws {
    let entries = Self.catalog(Self.files).developmentEntries
    func entry(_ key: TableKey, table: String = "T") throws -> CatalogEntry {
      try #require(entries[TextID(table: table, key: key)])
    }
    #expect(try entry("k", table: "Other").pattern == nil && entry("rule").pattern == nil)
    #expect(try entry("k").plainText == nil && entry("k").parameters.map(\.name) == ["who", "n"])
    #expect(try entry("k").parameters.map(\.type) == [.string, .integer])
    #expect(try entry("plain").plainText == "It's %@" && entry("plain").parameters.isEmpty)
    let bad = try entry("bad")
    #expect(bad.pattern?.error?.code == .unmatchedBrace && bad.texts.isEmpty && bad.plainText == nil)
    #expect(bad.parameters.isEmpty)
  }

  /// A pattern, and its sentences as rules see them.
  @Test(arguments: [
    ("It''s '{'", [": It's {"]), ("100 % {x}", [": 100 %% %1$@"]), ("100 %", [": 100 %"]),
    (
      "{who} sent {n, plural, =0 {none} one {# file} other {# files}}.",
      ["n other: %1$@ sent %2$lld files.", "n =0: %1$@ sent none.", "n one: %1$@ sent %2$lld file."]
    ),
    (
      "{g, select, a {A {n, plural, one {1} other {#}}} other {B}} {x, number}",
      ["g other: B %3$f", "g a: A %2$lld %3$f", "g a|n one: A 1 %3$f"]
    ),
    ("{1} {0, number, integer}", [": %2$@ %1$lld"]),
  ])
  func spellsItsSentences(pattern: String, expected: [String]) throws {
    let escaped = pattern.replacing("\"", with: "\\\"")
    let catalog = Self.catalog(["en.lproj/T.strings": "\"k\" = \"\(escaped)\";"])
    let entry = try #require(catalog.developmentEntries.values.first)
    let found = entry.texts.map { text in
      (text.variants + [[text.variable, text.category].compactMap(\.self).joined(separator: " ")])
        .joined(separator: "|") + ": " + text.text
    }
    #expect(found == expected)
  }

  /// Files in which ⟦ ⟧ enclose the spelling of the word "me" in the last sentence.
  @Test(arguments: [
    ("en.lproj/T.strings", #""k" = "\"\U00e9\" '{' {n, plural, one {⟦me⟧} other {it''s}}";"#),
    ("en.lproj/T.strings", #""k" = "{n} % it''s '{me' ⟦me⟧";"#.replacing("'{me'", with: "'{m'")),
    (
      "T.xcstrings",
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"\u0025'{'\"⟦me⟧ {x}"}}}}}}"#
    ),
  ])
  func placesInPatternsAreExact(path: String, marked: String) throws {
    let file = unmarked(marked)
    let entry = try #require(Self.catalog([path: file.text]).developmentEntries.values.first)
    let text = try #require(entry.texts.last)
    let bytes = Array(text.text.utf8)
    let start = try #require(bytes.indices.last { bytes[$0...].starts(with: "me".utf8) })
    #expect(entry.location(of: start..<start + 2, in: text).range == file.marks.first)
  }

  /// Sentences of a pattern with very many branches would be its size squared.
  @Test func sparesPatternsWithVeryManyBranches() throws {
    let branches = (0..<4000).map { "k\($0) {text}" }.joined(separator: " ")
    let catalog = Self.catalog(["en.lproj/T.strings": "\"k\" = \"{g, select, \(branches) other {}}\";"])
    #expect(try #require(catalog.developmentEntries.values.first).texts.count == 1)
  }

  @Test func reportsSettingsOfTablesThatAreNotThere() {
    var configuration = Configuration()
    configuration.tableSettings = [TableSettings("Mesages", syntax: .icu)]
    var loader = CatalogLoader(configuration)
    _ = loader.catalog(of: [SourceFile(path: "en.lproj/Messages.strings", bytes: Array("a = b;".utf8))])
    #expect(loader.diagnostics.map(\.message) == ["there is no table 'Mesages'"])
  }
}
