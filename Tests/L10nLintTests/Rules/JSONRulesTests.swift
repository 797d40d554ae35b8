import L10nCore
import L10nLint
import Testing

/// The rules' findings in ARB and JSON files, whose messages have their own dialects.
struct JSONRulesTests {
  private func findings(_ files: KeyValuePairs<String, String>) -> [String] {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    return (loader.diagnostics + Linter().result(in: catalog).diagnostics).filter { $0.severity != .note }.map {
      "\($0.ruleID): \($0.message)\($0.help.map { " — \($0)" } ?? "")"
    }.sorted()
  }

  /// The development text, its notes, the text of a language; the findings.
  @Test(arguments: [
    (
      "Hi {name}", "", "fr", "Salut",
      ["argument-missing: 'a' does not show the argument 'name' — write {name} where the argument belongs"]
    ),
    (
      "Hi {name}", "", "fr", "Salut {nom}",
      [
        "argument-extra: 'a' takes the argument 'nom' but the development text does not have it — the development text has {name}"
      ]
    ),
    // Flutter's apostrophes quote no argument, and '#' is no number there.
    ("Delete '{name}'?", "", "fr", "Supprimer l'{name} ?", []),
    (
      "{n, plural, =1{a file} other{{n} files}}", "", "fr", "{n, plural, =0{rien} =1{un fichier} other{# fichiers}}",
      [
        "plural-implied-number: 'other' of 'n' does not show its number but is used for 2, 3, 4 … — write {n} into the form"
      ]
    ),
    // '=1' is the form 'one', which is for 21 as well, and for 0 in French.
    (
      "{n, plural, =1{a file} other{{n} files}}", "", "fr", "{n, plural, =1{un fichier} other{{n} fichiers}}",
      ["plural-implied-number: '=1' of 'n' does not show its number but is used for 0 — write {n} into the form"]
    ),
    (
      "{n, plural, =1{{n} file} other{{n} files}}", "", "ru",
      "{n, plural, =1{{n} файл} few{{n} файла} many{{n} файлов} other{{n} файла}}", []
    ),
    (
      "{n, plural, =1{{n} file} other{{n} files}}", "", "ru", "{n, plural, =1{{n} файл} other{{n} файла}}",
      [
        "plural-missing-category: the plural of 'n' in 'a' lacks 'few', 'many' — add a branch 'few', for numbers such as 2, 3, 4"
      ]
    ),
    // A declared number may be counted in any language.
    ("{n} done", #""n": {"type": "int"}"#, "fr", "{n, plural, =1{{n} fini} other{{n} finis}}", []),
  ])
  func readsBundlesAsFlutterDoes(
    english: String, placeholders: String, language: String, text: String, expected: [String]
  ) {
    let notes = placeholders.isEmpty ? "" : #", "@a": {"placeholders": {\#(placeholders)}}"#
    let found = findings([
      "app_en.arb": #"{"@@locale": "en", "a": "\#(english)"\#(notes)}"#,
      "app_\(language).arb": #"{"@@locale": "\#(language)", "a": "\#(text)"}"#,
    ])
    #expect(found == expected)
  }

  @Test func findsNotesWithoutTexts() {
    #expect(
      findings(["app_en.arb": #"{"a": "A", "@a": {}, "@b": {}, "@_TITLE": {}, "@@author": "x", "c": 1}"#]) == [
        "invalid-field: notes on a text that does not exist — remove them, or add the text",
        "non-string-value: expected a text, found a number",
      ])
  }

  /// The files of two languages; the findings.
  @Test(arguments: [
    (#"{"a": {"b": "Hi {name}"}}"#, #"{"a": {"b": "Salut {nom}"}}"#, ["argument-extra"]),
    (#"{"a": "Hi {name}"}"#, #"{"a": "L'{name}"}"#, []),
    // Vue I18n's literals, and a brace that does not belong to one.
    (#"{"a": "{'@'}all {0}"}"#, #"{"a": "{'@'}tous {0}"}"#, []),
    (#"{"a": "{'@'}all {0}"}"#, #"{"a": "{'@'}tous {a b}"}"#, ["invalid-pattern"]),
    // Formats, and texts with percent signs alone.
    (#"{"a": "%@ of %@"}"#, #"{"a": "%@"}"#, ["argument-missing"]),
    (#"{"a": "100 % free, %s"}"#, #"{"a": "100 % de gratuit"}"#, []),
    // A place without a text, and settings, which are no table.
    (#"{"a": "A", "b": "B"}"#, #"{"a": "Ah", "b": null}"#, ["missing-key"]),
    (#"{"a": "A"}"#, #"{"x": 1, "y": true}"#, []),
    // Flat JSON that is only converted.
    (#"{"a_one": "%lld file", "a_other": "%lld files"}"#, #"{"a_other": "x"}"#, []),
    // Notes for translators, of slang; in a flat file such a name may be a key.
    (#"{"g": {"a": "A", "@a": "x", "@info": {"b": "y"}}, "@h": "z"}"#, #"{"g": {"a": "Ah"}}"#, []),
    (#"{"@b": "x", "b": "B", "@@c": "y", "@d": "D"}"#, #"{"b": "Bé"}"#, ["missing-key"]),
    // A text as a field beside others.
    (
      #"{"a": {"message": "A", "description": "x"}, "b": {"message": "B"}}"#, #"{"a": {"message": "Ah"}}"#,
      ["missing-key"]
    ),
    (#"{"a": {"defaultMessage": "Hi {name}"}}"#, #"{"a": {"defaultMessage": "Salut"}}"#, ["argument-missing"]),
  ])
  func readsJSON(english: String, french: String, expected: [String]) {
    let found = findings(["i18n/en.json": english, "i18n/fr.json": french])
    #expect(found.map { String($0.prefix { $0 != ":" }) } == expected)
  }

  /// The files of two languages of i18next; the findings.
  @Test(arguments: [
    (
      #"{"a": "Hi {{name}}"}"#, "fr", #"{"a": "Salut {{ nom }}"}"#,
      [
        "argument-extra: 'a' takes the argument 'nom' but the development text does not have it — the development text has {{name}}"
      ]
    ),
    (
      #"{"a": "Hi {{- user.name}}", "b": "{{x}}"}"#, "fr", #"{"a": "Salut {user.name}", "b": "{{x}}"}"#,
      ["argument-missing: 'a' does not show the argument 'user.name' — write {{user.name}} where the argument belongs"]
    ),
    // The development language's file decides for all.
    (
      #"{"a": "{{n}}", "b": "\\cite{}"}"#, "fr", #"{"a": "", "b": "Avec \\cite{}"}"#,
      ["missing-key: 'a' is not translated into 'fr' yet — translate it"]
    ),
    (
      #"{"a": "{n}"}"#, "fr", #"{"a": "{{n}}"}"#,
      [
        "invalid-pattern: 'a' cannot be shown: the argument has no name that can be read — write a name or a number after the brace"
      ]
    ),
    // Single braces and apostrophes are text, and i18next's formats are not compared.
    (
      #"{"a": "{x} it's {{d, datetime(month: long)}} $t(b, { \"n\": {{n}} })"}"#, "fr",
      #"{"a": "{x} c'est {{d, datetime}} $t(b, { \"n\": {{n}} })"}"#, []
    ),
    (
      #"{"a_one": "{{count}} file", "a_other": "{{count}} files"}"#, "pl",
      #"{"a_one": "{{count}} plik", "a_other": "{{count}} pliku"}"#,
      [
        "plural-missing-category: the plural of 'count' in 'a' lacks 'few', 'many' — write 'a_few', for numbers such as 2, 3, 4"
      ]
    ),
    // Whole numbers do not take 'other', and a form for 0 is allowed in any language.
    (
      #"{"a_one": "{{count}} file", "a_other": "{{count}} files"}"#, "pl",
      #"{"a_zero": "nic", "a_one": "{{count}} plik", "a_few": "{{count}} pliki", "a_many": "{{count}} plików"}"#, []
    ),
    (
      #"{"a_one": "{{count}} file", "a_other": "{{count}} files"}"#, "fr",
      #"{"a_one": "{{count}} fichier", "a_other": "{{counts}} fichiers"}"#,
      [
        "argument-extra: 'a' takes the argument 'counts' but the development text does not have it — did you mean 'count'?",
        "plural-implied-number: 'other' of 'count' does not show its number but is used for 2, 3, 4 … — write {{count}} into the form",
      ]
    ),
    // Suffixes from before version 21.
    (
      #"{"a": "{{count}} file", "a_plural": "{{count}} files"}"#, "pl",
      #"{"a": "{{count}} plik", "a_plural": "{{count}} pliki"}"#,
      [
        "plural-missing-category: the plural of 'count' in 'a' lacks 'few', 'many' — write 'a_1', for numbers such as 2, 3, 4"
      ]
    ),
    (
      #"{"a": "{{count}} file", "a_plural": "{{count}} files"}"#, "pl",
      #"{"a_0": "{{count}} plik", "a_1": "{{count}} pliki", "a_2": "{{count}} plików"}"#, []
    ),
    (
      #"{"a": "{{count}} file", "a_plural": "{{count}} files"}"#, "ja", #"{"a_0": "{{count}}個"}"#, []
    ),
    (
      #"{"a": "{{count}} file", "a_plural": "{{count}} files"}"#, "ja",
      #"{"a": "{{count}}個", "a_plural": "{{count}}個"}"#, []
    ),
    (
      #"{"a": "{{count}} file", "a_plural": "{{count}} files"}"#, "cs",
      #"{"a": "{{count}} soubor", "a_plural": "{{count}} souborů", "a_1": "{{count}} soubory"}"#,
      [
        "plural-missing-category: the plural of 'count' in 'a' lacks 'one', 'other' — write 'a_0', for numbers such as 1"
      ]
    ),
    // Ordinal numbers, a text of the same name, and names that are no forms.
    (
      #"{"a_ordinal_one": "{{count}}st", "a_ordinal_two": "{{count}}nd", "a_ordinal_few": "{{count}}rd", "a_ordinal_other": "{{count}}th"}"#,
      "de", #"{"a_ordinal_other": "{{count}}."}"#, []
    ),
    (
      #"{"a": "Files", "a_one": "{{count}} file", "a_other": "{{count}} files"}"#, "ja",
      #"{"a": "項目", "a_other": "{{count}}件"}"#, []
    ),
    (
      #"{"a_light": "Light", "a_other": "Other", "b": "{{x}}"}"#, "fr",
      #"{"a_light": "Clair", "a_other": "Autre", "b": "{{x}}"}"#,
      []
    ),
    // Numbers beside suffixes of forms belong to other keys.
    (
      #"{"a_1": "First", "a_one": "{{count}} file", "a_other": "{{count}} files"}"#, "fr",
      #"{"a_1": "Premier", "a_one": "{{count}} fichier", "a_other": "{{count}} fichiers"}"#, []
    ),
    // Tools write these for an untranslated text.
    (
      #"{"a": "Hi {{name}}", "b_one": "{{count}} file", "b_other": "{{count}} files"}"#, "fr",
      #"{"a": "Salut {{name}}", "b_one": "", "b_other": ""}"#,
      ["missing-key: 'b' is not translated into 'fr' yet — translate it"]
    ),
  ])
  func readsI18next(english: String, language: String, text: String, expected: [String]) {
    #expect(findings(["i18n/en.json": english, "i18n/\(language).json": text]) == expected)
  }
}
