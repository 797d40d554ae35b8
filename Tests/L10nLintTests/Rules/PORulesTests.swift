import L10nCore
import L10nLint
import Testing

/// The rules' findings in PO files, whose messages have the syntaxes of their flags.
struct PORulesTests {
  private func findings(_ files: [String: String]) -> [String] {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    return (loader.diagnostics + Linter().result(in: catalog).diagnostics).filter { $0.severity != .note }.map {
      "\($0.ruleID): \($0.message)\($0.help.map { " — \($0)" } ?? "")"
    }.sorted()
  }

  private func header(_ language: String, _ plurals: String) -> String {
    """
    msgid ""
    msgstr ""
    "Language: \(language)\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    \(plurals.isEmpty ? "" : "\"Plural-Forms: \(plurals)\\n\"\n")

    """
  }

  /// Messages of ICU's syntax without flags, as Lingui writes them.
  @Test func readsMessagesOfICU() {
    let sources = ["{count, plural, one {# file} other {# files}}", "{name}, 100% {count}"]
    let translations = ["{count, plural, one {# fichier} other {{n} fichiers}}", "{nom}, 100 %"]
    let messages = zip(sources, translations).map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n" }
    let remedy = "but the development text does not have it — the development text has"
    #expect(
      findings(["web/fr.po": header("fr", "") + messages.joined(separator: "\n")]) == [
        "argument-extra: '\(sources[0])' takes the argument 'n' \(remedy) {count}",
        "argument-extra: '\(sources[1])' takes the argument 'nom' \(remedy) {name}, {count}",
        "plural-implied-number: 'other' of 'count' does not show its number but is used for 2, 3, 4 … — write # into the form",
      ])
  }

  /// A message without its translation, the translation in French; the findings.
  @Test(arguments: [
    ("#, c-format\nmsgid \"%s of %d\"", "\"%s sur %d\"", []),
    (
      "#, c-format\nmsgid \"%s of %d\"", "\"%d sur %s\"",
      [
        "argument-order: '%s of %d' has its specifiers in another order than the development text, without numbers — number them by the development text, as in %1$s, %2$d"
      ]
    ),
    (
      "#, c-format\nmsgid \"%s files\"", "\"Fichiers\"",
      ["argument-missing: '%s files' does not show argument 1 — write %1$s where the argument belongs"]
    ),
    (
      "#, c-format\nmsgid \"%s of %d\"", "\"%s sur\"",
      [
        "argument-missing: '%s of %d' does not show argument 2 — write %2$d where the argument belongs, and number the other specifiers"
      ]
    ),
    // Names say which argument is which, in any order.
    ("msgid \"translator-credits\"", "\" Ada  Жук\\n\"", []),
    ("#, python-format\nmsgid \"%(a)s of %(b)d\"", "\"%(b)d sur %(a)s\"", []),
    (
      "#, python-format\nmsgid \"Hi %(name)s\"", "\"Salut %(nom)s\"",
      [
        "argument-extra: 'Hi %(name)s' takes %(nom)s but the development text does not have it — the development text has %(name)s"
      ]
    ),
    (
      "#, python-format\nmsgid \"Hi %(name)s\"", "\"Salut %(name)\"",
      [
        "invalid-specifier: '%(' in 'Hi %(name)s' is not a specifier: the specifier has no known conversion — write %(name)s, or %% for a percent sign"
      ]
    ),
    (
      "#, python-format\nmsgid \"%(n)s left\"", "\"Encore %(n)d\"",
      ["argument-type: '%(n)s left' takes %(n)d but the development text takes %(n)s — write %(n)s"]
    ),
    ("#, python-format\nmsgid \"%(n)d left\"", "\"Encore %(n)s\"", []),
    ("#, python-brace-format\nmsgid \"{a} of {b:.2f}, 100%\"", "\"{b:.2f} sur {a}, 100 %\"", []),
    (
      "#, python-brace-format\nmsgid \"Hi {name}\"", "\"Salut\"",
      ["argument-missing: 'Hi {name}' does not show {name} — write {name} where the argument belongs"]
    ),
    // Without a flag the source says it, and with `no-…-format` nothing is put in.
    ("msgid \"Log for {}\"", "\"Journal de {}\"", []),
    ("#, no-c-format\nmsgid \"50% done\"", "\"Fait à 50 %\"", []),
    ("msgid \"50% of it\"", "\"La moitié, 50 % d'ici\"", []),
    ("#, php-format\nmsgid \"%1$s by %2$s\"", "\"%2$s : %1$s\"", []),
  ])
  func readsTextsByTheirFlags(message: String, translation: String, expected: [String]) {
    let files = [
      "po/app.pot": header("", "") + "\(message)\nmsgstr \"\"\n",
      "po/fr.po": header("fr", "") + "\(message)\nmsgstr \(translation)\n",
    ]
    #expect(findings(files) == expected)
  }

  /// The message in the template and in a language's older file; the findings.
  @Test(arguments: [
    ("#, c-format\nmsgid \"Near: %s\"", "#, no-c-format\nmsgid \"Near: %s\"\nmsgstr \"Près : %s\"", []),
    ("#, c-format\nmsgid \"Near: %s\"", "#, no-c-format\nmsgid \"Near: %s\"\nmsgstr \"Près\"", ["argument-missing"]),
    (
      "msgid \"{n, plural, one {# file} other {# files}}\"\nmsgstr \"\"\n\nmsgid \"{a}'s {0}\"",
      // Read as ICU reads it, an apostrophe hides the argument.
      "msgid \"{a}'s {0}\"\nmsgstr \"{0} d'{a}\"", ["argument-missing"]
    ),
  ])
  func takesTheSyntaxOfTheTemplate(message: String, translation: String, expected: [String]) {
    let files = [
      "po/app.pot": header("", "") + "\(message)\nmsgstr \"\"\n", "po/fr.po": header("fr", "") + "\(translation)\n",
    ]
    #expect(findings(files).map { String($0.prefix { $0 != ":" }) }.filter { $0 != "missing-key" } == expected)
  }

  /// The file's own rule says how many forms there are, and which numbers each is for.
  @Test(arguments: [
    ("fr", "nplurals=2; plural=(n > 1);", ["%d fichier", "%d fichiers"], []),
    // CLDR's `one` of French is for 0, too; this file's is not.
    ("fr", "nplurals=2; plural=(n != 1);", ["Un fichier", "%d fichiers"], []),
    (
      "fr", "nplurals=2; plural=(n > 1);", ["Un fichier", "%d fichiers"],
      ["plural-implied-number: 'one' of 'count' does not show its number but is used for 0, 1 — write %d into the form"]
    ),
    (
      "pl", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      ["%d plik", "%d pliki", "%d plików"], []
    ),
    (
      "pl", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      ["%d plik", "%d pliki", ""],
      ["plural-missing-category: '%d file' lacks msgstr[2] — translate it, for numbers such as 0, 5, 6"]
    ),
    ("ja", "nplurals=1; plural=0;", ["%d 件"], []),
    (
      "ja", "nplurals=1; plural=0;", ["%d 件", "%d 件"],
      ["invalid-po: msgstr[1] is one too many: Plural-Forms declares 1 — remove it, or correct Plural-Forms"]
    ),
    // A form for one, which CLDR does not know.
    ("ja", "nplurals=2; plural=n != 1;", ["1 件", "%d 件"], []),
    (
      "fr", "", ["%d fichier", "%d fichiers"],
      [
        "invalid-po: the header has no usable Plural-Forms, so CLDR's forms are assumed — write Plural-Forms: nplurals=3; plural=((n==0 || n==1) ? 0 : n!=0 && n%1000000==0 ? 1 : 2);"
      ]
    ),
  ])
  func takesPluralFormsFromTheHeader(language: String, plurals: String, forms: [String], expected: [String]) {
    let message = "#, c-format\nmsgid \"%d file\"\nmsgid_plural \"%d files\"\n"
    let translations = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
    let files = [
      "po/app.pot": header("", "") + message + "msgstr[0] \"\"\nmsgstr[1] \"\"\n",
      "po/\(language).po": header(language, plurals) + message + translations,
    ]
    #expect(findings(files) == expected)
  }

  /// Without a template the translations define the texts of the code: the file of their language, or the largest one.
  @Test func comparesTranslationsWithoutATemplate() {
    let english = header("en", "") + "msgid \"Hi %(name)s\"\nmsgstr \"\"\n"
    let german =
      header("de", "") + "msgid \"Hi %(name)s\"\nmsgstr \"Hallo\"\n\nmsgid \"Old\"\nmsgstr \"Alt, sehr alt\"\n"
    let found = ["argument-missing: 'Hi %(name)s' does not show %(name)s — write %(name)s where the argument belongs"]
    #expect(
      findings(["locale/en/LC_MESSAGES/app.po": english, "locale/de/LC_MESSAGES/app.po": german]) == found)
    #expect(findings(["po/de.po": german]) == found)
  }

  /// Guesses are no translations, and obsolete messages no texts.
  @Test func readsGuessesAsUntranslated() {
    let message = "msgid \"Play\"\n"
    let files = [
      "po/app.pot": header("", "") + message + "msgstr \"\"\n",
      "po/fr.po": header("fr", "") + "#, fuzzy\n" + message
        + "msgstr \"Jouer\"\n\n#~ msgid \"Old\"\n#~ msgstr \"Vieux\"\n",
    ]
    #expect(
      findings(files) == [
        "missing-key: 'Play' is not translated into 'fr' yet — translate it, and remove the flag 'fuzzy' where it has one"
      ])
  }

  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"x\n", "invalid-po: a string that its line does not close"),
    // Places are in the text as the broken string spells it.
    ("msgid \"a\"\nmsgstr \"x\n\"y\"", "newline-mismatch: 'a' has 1 line break at its end"),
    (
      "msgid \"a\"\nmsgstr \"x\"\n\nmsgid \"a\"\nmsgstr \"y\"\n",
      "duplicate-key: 'a' occurs twice, which msgfmt refuses — keep one of them"
    ),
    (
      "<<<<<<< ours\nmsgid \"a\"\nmsgstr \"x\"\n=======\n>>>>>>> theirs\n",
      "merge-conflict-marker: a merge conflict was left in the file"
    ),
  ])
  func findsWhatGettextRefuses(contents: String, expected: String) {
    let found = findings([
      "po/app.pot": header("", "") + "msgid \"a\"\nmsgstr \"\"\n", "po/fr.po": header("fr", "") + contents,
    ])
    #expect(found.contains { $0.hasPrefix(expected) }, "\(found)")
  }
}
