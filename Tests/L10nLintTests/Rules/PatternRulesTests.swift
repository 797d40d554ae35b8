import L10nCore
import L10nRulePages
import Testing

@testable import L10nLint

/// All rules over tables with `format: icu`.
struct PatternRulesTests {
  private static func catalog(_ files: [String: String], syntax: TextSyntax = .icu) -> Catalog {
    var configuration = Configuration()
    configuration.syntax = syntax
    var loader = CatalogLoader(configuration)
    return loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  private static let sound = [
    "en.lproj/Messages.strings": #"""
    "files" = "{sender} sent {count, plural, =0 {no file} one {# file} other {# files}} to {receiver}.";
    "liked" = "{gender, select, female {She liked {count, plural, one {# film} other {# films}}} other {They liked # '{'{count}'}'}}";
    "rank" = "You came in {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {total, number}";
    "sale" = "It's 100% off, {name}";
    "plain" = "Don''t show '{x}' again";
    """#,
    "fr.lproj/Messages.strings": #"""
    "files" = "{sender} a envoyé {count, plural, =0 {aucun fichier} one {# fichier} many {# de fichiers} other {# fichiers}} à {receiver}.";
    "liked" = "{gender, select, female {Elle} other {On}} a aimé {count, plural, one {# film} many {# de films} other {# films}}";
    "rank" = "Vous êtes {place, selectordinal, one {#er} other {#e}} sur {total, number}";
    "sale" = "{name}, c'est 100 % de remise";
    "plain" = "Ne plus afficher « '{x}' »";
    """#,
    "ar.lproj/Messages.strings": #"""
    "files" = "أرسل {sender} {count, plural, zero {لا ملفات} one {ملفًا واحدًا} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}} إلى {receiver}.";
    "liked" = "أعجبهم {count, plural, zero {لا أفلام} one {فيلم واحد} two {فيلمان} few {# أفلام} many {# فيلمًا} other {# فيلم}}";
    "rank" = "أنت في المركز {place} من {total, number}";
    "sale" = "خصم 100% يا {name}";
    "plain" = "لا تظهر '{x}' مرة أخرى";
    """#,
    "ja.lproj/Messages.strings": #"""
    "files" = "{sender}が{receiver}にファイルを{count, plural, =0 {送りませんでした} other {#個送りました}}。";
    "liked" = "{count}本の映画を気に入りました";
    "rank" = "{total, number}人中{place}位です";
    "sale" = "{name}さん、100%割引です";
    "plain" = "「'{x}'」を再び表示しない";
    """#,
    "pl.lproj/Messages.strings": #"""
    "files" = "{sender} wysyła {count, plural, =0 {zero plików} one {# plik} few {# pliki} many {# plików} other {# pliku}} do {receiver}.";
    "liked" = "Podoba się {count, plural, one {# film} few {# filmy} many {# filmów} other {# filmu}}";
    "rank" = "Miejsce {place} z {total, number}";
    "sale" = "{name}, 100% zniżki";
    "plain" = "Nie pokazuj „'{x}'” ponownie";
    """#,
  ]

  /// "# min" is most likely right in every language, and "# plików" is not.
  @Test func oneFormForAllNumbersIsANoteWhereTheDevelopmentTextHasOne() {
    let catalog = Self.catalog([
      "en.lproj/M.strings": #"""
      "wait" = "{n, plural, other {# min}}"; "last" = "{n, plural, =1 {1 min} other {# min}}";
      "files" = "{n, plural, one {# file} other {# files}}";
      """#,
      "pl.lproj/M.strings": #"""
      "wait" = "{n, plural, other {# min}}"; "last" = "{n, plural, =1 {1 min} other {# min}}";
      "files" = "{n, plural, other {# plików}}";
      """#,
      "fr.lproj/M.strings": #"""
      "files" = "{n, plural, =1 {un fichier} many {# de fichiers} other {# fichiers}}";
      """#,
      "cs.lproj/M.strings": #"""
      "files" = "{n, plural, =1 {jeden soubor} few {# soubory} many {# souboru} other {# souborů}}";
      "hours" = "{n, plural, one {{n, number, ::.0} hodina} few {{n, number, ::.0} hodiny} other {{n, number, ::.0} hodin}}";
      "days" = "{n, plural, one {# den} few {# dny} other {# dní}}";
      """#,
    ])
    let found = Linter(selection: LintSelection(rules: ["plural-missing-category"])).result(in: catalog).diagnostics
    let severities = found.map { "\($0.subject.key ?? "") \($0.severity)" }.sorted()
    #expect(severities == ["files error", "files note", "hours error", "last note", "wait note", "wait note"])
    #expect(found.first { $0.subject.key == "hours" }?.help == "add a branch 'many', for fractions")
  }

  /// The messages about a malformed style.
  @Test(arguments: [
    ("number, ::currncy/USD", "'currncy/USD' is not a word of a number skeleton", "did you mean 'currency'?"),
    (
      "number, :: .00 currency/EURO", "'currency/EURO' is not a word of a number skeleton",
      "write words of a number skeleton, such as ::currency/EUR, ::compact-short or ::.00"
    ),
    ("number, compact-short", "'compact-short' is not a style of a number", "write '::compact-short'"),
    (
      "number, short", "'short' is not a style of a number",
      "write integer, percent, or a skeleton such as ::compact-short or ::.00"
    ),
    (
      "number, ::percent permille", "the words of '::percent permille' do not go together",
      "write words of a number skeleton, such as ::currency/EUR, ::compact-short or ::.00"
    ),
    (
      "date, ::compact-short", "'::compact-short' is not a style of a date",
      "write short, medium, long, full, or a skeleton such as ::yMMMd"
    ),
    (
      "time, longer", "'longer' is not a style of a time", "write short, medium, long, full, or a skeleton such as ::jm"
    ),
    ("list", "the type is not known", "write number, date, time, plural, selectordinal or select"),
  ])
  func tellWhatIsWrongWithAStyle(style: String, clause: String, help: String) throws {
    let catalog = Self.catalog(["en.lproj/Messages.strings": "\"a\" = \"{n, \(style)}\";"])
    let finding = try #require(Linter().result(in: catalog).diagnostics.first { $0.ruleID == "invalid-pattern" })
    #expect(finding.message == "'a' cannot be shown: \(clause)" && finding.help == help)
  }

  /// A way out is written in the syntax of the text.
  @Test(
    arguments: [
      (.icu, "argument-missing", "{a} of {b}", "of {b}", "write {a} where the argument belongs"),
      (.mf2, "argument-missing", "{$a} of {$b}", "of {$b}", "write {$a} where the argument belongs"),
      (
        .icu, "argument-missing", "{a} of {b}", "'{a}' of {b}",
        "an apostrophe before a brace makes it text: write ’, or two apostrophes"
      ),
      (
        .mf2, "argument-missing", "{$a} of {$b}", #"\\{$a\\} of {$b}"#,
        "a backslash before a brace makes it text: remove the backslash"
      ),
      (.icu, "argument-extra", "{a} of {b}", "{other} of {a} {b}", "the development text has {a}, {b}"),
      (
        .icu, "argument-extra", "'{a}' of {b}", "{a} of {b}",
        "in the development text an apostrophe before a brace makes it text: write ’, or two apostrophes"
      ),
      (
        .icu, "argument-type", "{n} files", "{n, plural, one {# Datei} other {# Dateien}}",
        "give the development text plural forms, too, or write {n, number} there"
      ),
      (
        .mf2, "argument-type", "{$n} files", ".input {$n :integer} .match $n one {{{$n} Datei}} * {{{$n} Dateien}}",
        "give the development text plural forms, too, or write {$n :number} there"
      ),
      (
        .mf2, "plural-dropped", ".input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files}}", "{$n} Dateien",
        "write .match $n … with the plural forms of 'de': one, other"
      ),
      (
        .mf2, "plural-implied-number", ".input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files}}",
        ".input {$n :integer} .match $n one {{Eine Datei}} * {{Dateien}}", "write {$n} into the form"
      ),
    ] as [(TextSyntax, String, String, String, String)])
  func helpsAreInTheSyntaxOfTheText(
    _ syntax: TextSyntax, _ rule: String, english: String, german: String, help: String
  ) throws {
    let texts = ["en": english, "de": german].map { ("\($0.key).lproj/M.strings", "\"k\" = \"\($0.value)\";") }
    let catalog = Self.catalog(Dictionary(uniqueKeysWithValues: texts), syntax: syntax)
    let found = Linter(selection: LintSelection(rules: [rule])).result(in: catalog).diagnostics
    #expect(found.map(\.help) == [help], "\(found.map(\.message))")
  }

  /// The messages about a German text beside the English one.
  @Test(arguments: [
    ("newline-mismatch", #"a\n\n\nb\nc"#, #"a\n\nb\n\nc"#, "'k' has 3 paragraphs and the development text 2"),
    ("argument-missing", "{a} of {b} in {c}", "{b}", "'k' does not show the arguments 'a', 'c'"),
    (
      "argument-type", "Last {n} days", "{n, plural, one {# Tag} other {# Tage}}",
      "'k' counts by 'n', which the development text shows as it comes, a text perhaps"
    ),
    (
      "argument-function", "{n, selectordinal, one {#st} other {#th}}", "{n, plural, one {Erster} other {#.}}",
      "'k' chooses by 'n' with 'plural', and the development text with 'selectordinal'"
    ),
  ])
  func sayHowATranslationDiffers(rule id: String, english: String, german: String, message: String) {
    let catalog = Self.catalog([
      "en.lproj/M.strings": "\"k\" = \"\(english)\";", "de.lproj/M.strings": "\"k\" = \"\(german)\";",
    ])
    let found = Linter(selection: LintSelection(rules: [id])).result(in: catalog).diagnostics
    #expect(found.map(\.message) == [message])
  }

  /// Rules for formats and plain texts report nothing about correct patterns.
  @Test func areSilentAboutSoundPatterns() {
    let diagnostics = Linter().result(in: Self.catalog(Self.sound)).diagnostics
    let found = diagnostics.map { "\($0.location?.path ?? "") [\($0.ruleID)] \($0.message)" }
    #expect(found == [])
  }

  /// The text of a pattern is checked as others are: a rule, the German pattern with the range of the finding, and the
  /// pattern after the rule's fix; none if there is no fix.
  @Test(
    arguments: [
      ("double-space", #"Es gibt {n, plural, one {# \"neue\"⟦  ⟧Datei} other {it''s # Dateien}}"#, true),
      ("repeated-word", #"Es gibt '{' {n, plural, one {die Datei ⟦Datei⟧ fehlt} other {# Dateien fehlen}}"#, nil),
      ("double-space", #"Es'⟦  ⟧gibt {n}"#, false), ("control-character", #"Es gibt {n}⟦\U0001⟧ '{'"#, nil),
      ("kashida", "{n} x", nil),
    ] as [(String, String, Bool?)])
  func lookAtTheTextOfPatterns(rule id: String, marked: String, isFixed: Bool?) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let example = RuleExample(
      isBad: true,
      files: [
        .init(
          path: "en.lproj/M.strings", text: #""k" = "There {n, plural, one {is # file} other {are # files}}";"#),
        .init(path: "de.lproj/M.strings", text: "\"k\" = \"\(marked)\";"),
      ])
    let (files, marks) = example.unmarked
    var configuration = Configuration()
    configuration.syntax = .icu
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(of: files)
    let diagnostics = Linter(rules: [rule]).result(in: catalog).diagnostics
    #expect(Set(diagnostics.compactMap(\.location)) == Set(marks), "\(diagnostics)")
    guard let isFixed else { return }
    #expect(diagnostics.count == 1 && (diagnostics.first?.fix != nil) == isFixed)
    guard isFixed, case .text(let place, let range, let replacement)? = diagnostics.first?.fix?.changes.first else {
      return
    }
    // The change counts the characters of the pattern itself.
    let pattern = try #require(catalog.entries(locale: 0, layer: nil).values.first?.pattern?.text)
    let bytes = Array(pattern.utf8)
    #expect(place.path == "de.lproj/M.strings" && String(decoding: bytes[range], as: UTF8.self) == "  ")
    #expect(replacement == " ")
  }
}
