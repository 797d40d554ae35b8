import Foundation
import TemporaryFolders
import Testing

struct ConvertCommandTests {
  private static let files = [
    "C/en.lproj/T.strings": "/* Verb. */\n\"play\" = \"Play\";\n\n\"rest\" = \"%@ of %lld\";\n",
    "C/en.lproj/T.stringsdict": CatalogTexts.plural("one=%lld second", "other=%lld seconds"),
    "C/fr.lproj/T.strings": "/* Verb. */\n\"play\" = \"Lecture\";\n\n\"rest\" = \"%2$lld : %1$@\";\n",
    "C/fr.lproj/T.stringsdict": CatalogTexts.plural("one=%lld seconde", "many=%lld de secondes", "other=%lld s"),
    "C/pt-BR.lproj/Sub.strings": "\"a\" = \"b\";\n",
    "C/Overrides/acme/fr.lproj/T.strings": "\"play\" = \"Jouer\";\n",
    "broken.strings": "a = 1\nb = 2;",
    "fr/T.json": "{\"a\": \"b\", \"n_one\": \"%lld x\", \"n_other\": \"%lld y\"}",
  ]

  /// Command, exit status, output, and the beginning of the errors.
  @Test(arguments: [
    ("C --to po --output Out", 0, "8 texts in 3 languages: wrote 4 files, 2 losses\n", "C/Overrides/acme/fr.lproj/T"),
    ("C --to po --output Out --strict", 1, "", "C/Overrides/acme/fr.lproj/T"),
    ("C --to strings --output Out --strict", 0, "8 texts in 3 languages: wrote 6 files, nothing lost\n", ""),
    ("C --to strings --output C", 2, "", "l10n: error: nothing was written: 'C/en.lproj/T.stringsdict' already exists"),
    ("C --to strings --output Out/T.strings", 64, "", "l10n: error: 'Out/T.strings' is one file, but 6 are to be"),
    ("fr/T.json --to arb --output Out", 0, "2 texts in 1 language: wrote 1 file, nothing lost\n", ""),
    ("fr/T.json --to arb --output Out/T.json", 64, "", "l10n: error: 'Out/T.json' is not a name for ARB"),
    ("fr/T.json --to xml-plist --output Out", 0, "2 texts in 1 language: wrote 2 files, nothing lost\n", ""),
    ("C/fr.lproj/T.strings --to json --output Out/T.json", 0, "2 texts in 1 language: wrote 1 file, 1 loss\n", "C/fr."),
    ("broken.strings --to json --output Out", 64, "", "l10n: error: the place of 'broken.strings' does not say"),
    ("broken.strings --to json --output Out --locale en", 2, "", "broken.strings:1:6: error: "),
    (
      "broken.strings --to json --output Out --locale en --keep-going", 1,
      "2 texts in 1 language: wrote 1 file, nothing lost\n", "broken.strings:1:6: error: "
    ),
    ("none.po --to json --output Out", 2, "", "l10n: error: there is no 'none.po'"),
    ("fr/T.json --from po --to json --output Out", 2, "", "fr/T.json:1:1: error: "),
    ("C --to json --output Out --locale fr", 0, "4 texts in 1 language: wrote 1 file, 3 losses\n", "C/Overrides"),
    (
      "C --to strings --output Out --locale fr,en --strict", 0, "7 texts in 2 languages: wrote 5 files, nothing lost\n",
      ""
    ),
    ("C --to xcstrings --output Out --locale fr", 0, "4 texts in 1 language: wrote 2 files, 1 loss\n", "C/Overrides"),
    ("C --to json --output Out --locale fr,ja", 2, "", "l10n: error: 'C' has no texts in 'ja'"),
    ("fr/T.json --to arb --output Out --locale fr,de", 64, "", "l10n: error: --locale takes one language here"),
    ("C/en.lproj --to json --output Out", 2, "", "l10n: error: 'C/en.lproj' has no tables"),
    ("l10n.yml --to json --output Out", 64, "", "l10n: error: the name 'l10n.yml' does not say its format"),
  ])
  func converts(line: String, status: Int32, output: String, errors: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run("convert \(line)")
    #expect(run.status == status && run.output == output && run.errors.hasPrefix(errors), "\(run.errors)")
    #expect(errors.isEmpty == run.errors.isEmpty)
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/Out") == !output.isEmpty)
  }

  /// Java's messages, in which apostrophes quote more than in ICU's, become ICU messages and formats.
  @Test(arguments: [
    ("strings", #""a" = "{0}, c'est {1}"; "b" = "C'est '{'0'}'";"#),
    ("strings --syntax printf", #""a" = "%@, c'est %@"; "b" = "C'est {0}";"#),
  ])
  func convertsMessagesOfJava(to: String, expected: String) throws {
    let folder = try TemporaryFolder([
      "m.properties": "a={0}, it''s {1}\nb=It's '{0}'\n", "m_fr.properties": "a={0}, c''est {1}\nb=C''est '{0}'\n",
    ])
    let run = try folder.run("convert . --to \(to) --output Out")
    #expect(run.status == 0)
    let text = folder.text(of: "Out/fr.lproj/m.strings")
    #expect(text?.split(separator: "\n").joined(separator: " ") == expected, "\(run.errors)\(run.output)")
    #expect(try folder.run("convert m_fr.properties --to po --output Out").errors.hasSuffix("name its folder\n"))
  }

  /// PO files keep their contexts, flags, percent signs, fuzzy and obsolete messages, and line breaks.
  @Test(arguments: [
    ("po --to po --output Out", ["fr/app.po", "app.pot"], "3 texts in 2 languages: wrote 2 files, nothing lost\n"),
    ("po --to po --output Out --locale fr", ["fr/app.po"], "1 text in 1 language: wrote 1 file, nothing lost\n"),
    ("po/fr.po --to po --output Out", ["fr/Localizable.po"], "1 text in 1 language: wrote 1 file, nothing lost\n"),
  ])
  func leavesPOFilesAsTheyAre(line: String, paths: [String], output: String) throws {
    let french = #"""
      msgid ""
      msgstr "Language: fr\n"

      #, python-format, fuzzy
      msgid "%(a)d%% off"
      msgstr ""
      "x"

      #, c-format
      msgid "a %s"
      msgstr "b %s"

      #~ msgid "o"
      #~ msgstr "p"

      """#.replacing("\n", with: "\r\n")
    let template = "msgid \"\"\nmsgstr \"\"\n\nmsgid \"%(a)d%% off\"\nmsgstr \"\"\n\nmsgid \"a %s\"\nmsgstr \"\"\n"
    let folder = try TemporaryFolder(["po/fr.po": french, "po/app.pot": template])
    let run = try folder.run("convert \(line)")
    #expect(run.status == 0 && run.errors == "" && run.output == output, "\(run)")
    for path in paths { #expect(folder.text(of: "Out/\(path)") == (path.hasSuffix("pot") ? template : french)) }
    #expect((folder.text(of: "Out/app.pot") != nil) == paths.contains("app.pot"))
    // In a requested syntax they are written again.
    let converted = try folder.run("convert po --to po --syntax icu --output ICU")
    #expect(converted.status == 0 && converted.errors.contains("left out"))
  }

  /// A format with text around its variable says the same when it is looked up in another format's files.
  @Test(arguments: [("strings", "n"), ("xcstrings", "n"), ("android", "count"), ("arb", "n"), ("po", "n")])
  func whatIsConvertedSaysTheSame(format: String, name: String) throws {
    let forms = CatalogTexts.plural("one=%lld clip", "other=%lld clips")
      .replacing("seconds", with: "n").replacing("%#@n@", with: "%@ has %#@n@")
    let folder = try TemporaryFolder(["C/en.lproj/T.stringsdict": forms, "C/de.lproj/T.stringsdict": forms])
    #expect(try folder.run("convert C --to \(format) --output Out").status == 0)
    for (number, text) in [(1, "Bo has 1 clip\n"), (2, "Bo has 2 clips\n")] {
      let run = try folder.run("resolve Out countdown --locale de --arg argument1=Bo --arg \(name)=\(number)")
      #expect(run.output == text, "\(run.errors)")
    }
  }

  /// Catalogs of several formats are converted as a whole.
  @Test func convertsTablesOfSeveralFormats() throws {
    let folder = try TemporaryFolder([
      "C/en.lproj/A.strings": "\"a\" = \"A\";\n", "C/fr.lproj/A.strings": "\"a\" = \"AA\";\n",
      "C/po/fr.po": "msgid \"b\"\nmsgstr \"B\"\n", "C/po/de.po": "msgid \"b\"\nmsgstr \"BB\"\n",
      "C/B_en.arb": "{\"c\": \"C {n}\"}", "C/B_fr.arb": "{\"c\": \"CC {n}\"}",
    ])
    for format in ["po", "arb", "strings"] {
      #expect(try folder.run("convert C --to \(format) --output \(format)").status == 0)
      #expect(try folder.run("convert \(format) --to strings --output \(format)-back").status == 0)
      #expect(folder.text(of: "\(format)-back/fr.lproj/A.strings") == "\"a\" = \"AA\";\n")
      #expect(folder.text(of: "\(format)-back/po/fr.lproj/Localizable.strings") == "\"b\" = \"B\";\n")
      #expect(folder.text(of: "\(format)-back/fr.lproj/B.strings")?.contains("CC %@") == true)
    }
  }

  /// The phrases of App Shortcuts are not lost, or skipped without a message.
  @Test(arguments: ["convert X --to po --output Out", "coverage X", "export X --locale de --output Out"])
  func namesPhrases(line: String) throws {
    let folder = try TemporaryFolder([
      "X/AppShortcuts.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Hi": {"localizations": {"de": {"stringSet": {"state": "translated", \
      "values": ["Hallo", "Na"]}}}}, "a": {"localizations": {"de": {"stringUnit": {"state": "translated", \
      "value": "A"}}}}}, "version": "1.0"}
      """
    ])
    let run = try folder.run(line)
    #expect(run.status == 0 && run.errors.contains("1 entry with phrases of App Shortcuts, 'Hi' first, is "))
  }

  /// Whether Xcode wrote a comment.
  @Test func keepsWhoWroteAComment() throws {
    let folder = try TemporaryFolder([
      "X/T.xcstrings": """
      {"sourceLanguage": "en", "strings": {"a": {"comment": "Verb", "isCommentAutoGenerated": true, "localizations": \
      {"de": {"stringUnit": {"state": "translated", "value": "A"}}}}}, "version": "1.0"}
      """
    ])
    #expect(try folder.run("convert X --to xcstrings --output Out --strict").status == 0)
    #expect(folder.text(of: "Out/T.xcstrings")?.contains("\"isCommentAutoGenerated\" : true,") == true)
  }

  /// Texts of i18next, ordinal forms among them.
  @Test(arguments: [
    ("json", "", ""), ("arb", "", ""), ("xcstrings", "", "table 'T' holds ICU messages"),
    ("xcstrings", " --syntax icu", "table 'T' holds ICU messages"),
    ("json", " --syntax icu", "'b' is an ICU message, which JSON takes for a plain text"),
  ])
  func saysWhatOrdinalsBecome(format: String, options: String, error: String) throws {
    let folder = try TemporaryFolder([
      "en/T.json": #"{"a_ordinal_one":"{{count}}st","a_ordinal_other":"{{count}}th","b":"B {{c}}"}"#
    ])
    let run = try folder.run("convert en/T.json --to \(format)\(options) --output Out")
    #expect(run.status == 0 && (error.isEmpty ? !run.errors.contains("warning") : run.errors.contains(error)), "\(run)")
  }

  /// A file's contents, the options, the text that is written for ARB, and the messages.
  @Test(arguments: [
    ("Hi {name}!", "", "Hi '{'name'}'!", "'a' looks like ICU messages but would be read as formats"),
    ("Hi {name}!", "--from-syntax icu", "Hi {name}!", ""),
    ("Hi {name}!", "--from-syntax printf", "Hi '{'name'}'!", ""),
    ("Hi {$name}!", "", "Hi '{'$name'}'!", "--from-syntax mf2"),
    ("Hi {$name}!", "--from-syntax mf2", "Hi {name}!", ""),
    ("%@ {name}", "", "{argument1} '{'name'}'", ""), ("{{ a b }} {} {", "", "'{{' a b '}}' '{}' '{'", ""),
    ("{{name}} {} {", "", "{name} '{}' '{'", ""),
  ])
  func readsMessagesThatAreSaidToBe(text: String, options: String, written: String, report: String) throws {
    let folder = try TemporaryFolder(["en.json": "{\"a\": \"\(text)\"}"])
    let run = try folder.run("convert en.json --to arb --output Out \(options)")
    #expect(run.status == 0 && (report.isEmpty ? run.errors.isEmpty : run.errors.contains(report)), "\(run)")
    #expect(folder.text(of: "Out/Localizable_en.arb")?.contains("\"a\": \"\(written)\"") == true)
  }

  @Test(arguments: ["format: icu", "tables: {Localizable: {format: icu}}"])
  func readsMessagesThatTheSettingsSay(settings: String) throws {
    let folder = try TemporaryFolder([
      "I/de.json": #"{"a": "Hallo {name}!"}"#, "I/en.json": #"{"a": "Hi {name}!"}"#, "I/l10n.yml": settings + "\n",
    ])
    let run = try folder.run("convert I --to arb --output Out")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    #expect(folder.text(of: "Out/Localizable_de.arb")?.contains(#""Hallo {name}!""#) == true)
  }

  @Test func reportsOnceThatTextsLookLikeMessages() throws {
    let folder = try TemporaryFolder([
      "I/de.json": #"{"a": "Hallo {name}!", "b": "{n, plural, other {#}}"}"#, "I/en.json": #"{"a": "Hi {name}!"}"#,
    ])
    let run = try folder.run("convert I --to strings --syntax icu --output Out")
    #expect(run.errors.contains("'a' and 2 more texts look like ICU messages but would be read as formats"), "\(run)")
    #expect(run.output.hasSuffix("1 loss\n") && run.errors.contains("help: add --from-syntax icu"))
  }

  @Test(arguments: ["po", "arb", "json", "strings", "xml-plist", "xcstrings"])
  func whatIsConvertedComesBack(format: String) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("convert C --to \(format) --output Out").status == 0)
    let run = try folder.run("convert Out --to strings --output Back --strict")
    #expect(run.status == 0, "\(run.errors)")
    if format == "json" { return }
    for locale in ["en", "fr"] {
      #expect(folder.text(of: "Back/\(locale).lproj/T.strings") == Self.files["C/\(locale).lproj/T.strings"])
      let rules = try folder.run("dump Back/\(locale).lproj/T.stringsdict").output
      #expect(rules.contains("\"seconds\":{") && rules.contains("\"value\":\"%#@seconds@\""))
    }
  }

  /// A key that English lacks would come back with itself as its text, which is reported before anything is written.
  @Test(arguments: [("xcstrings", "a String Catalog"), ("po", "PO")])
  func saysWhereAKeyWouldBecomeAText(format: String, title: String) throws {
    let folder = try TemporaryFolder([
      "C/en.lproj/Main.strings": "/* */\n", "C/de.lproj/Main.strings": "\"1b7.title\" = \"Suchen\";\n",
    ])
    let message = "warning: '1b7.title' has no text in en, where \(title) takes the key for it [conversion-loss]"
    let strict = try folder.run("convert C --to \(format) --output Out --strict")
    #expect(strict.status == 1 && strict.errors.hasPrefix("C/de.lproj/Main.strings:1:1: \(message)"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
    let run = try folder.run("convert C --to \(format) --output Out")
    #expect(run.status == 0 && run.output.hasSuffix(", 1 loss\n") && run.errors.contains(message))
  }

  /// `Base` and the development language are one language in other formats, and one of two texts is left out.
  @Test(arguments: ["xcstrings", "po", "arb", "json"])
  func saysWhichTextOfBaseIsLeftOut(format: String) throws {
    let folder = try TemporaryFolder([
      "C/Base.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"Other\";\n\"c\" = \"C\";\n",
      "C/en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
    ])
    let run = try folder.run("convert C --to \(format) --output Out")
    #expect(run.output.hasSuffix("\(format == "po" ? "2 files" : "1 file"), 1 loss\n"))
    #expect(
      run.errors.hasPrefix(
        "C/Base.lproj/T.strings:2:1: warning: 'b' of Base is left out: en has its own text [conversion-loss]"))
    #expect(try folder.run("convert Out --to strings --output Back").status == 0)
    #expect(folder.text(of: "Back/en.lproj/T.strings") == "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n")
  }

  /// Modules may have names that are languages, too.
  @Test(arguments: ["po", "arb", "json", "strings", "xcstrings", "xml-plist"])
  func keepsTheTablesOfModulesApart(format: String) throws {
    let files = ["UI", "IO", "fr"].flatMap { module in
      ["en", "fr"].map { ("\(module)/\($0).lproj/T.strings", "\"a\" = \"\(module) \($0)\";\n") }
    }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("C/\($0.0)", $0.1) }))
    #expect(try folder.run("convert C --to \(format) --output Out --strict").status == 0)
    #expect(try folder.run("convert Out --to strings --output Back --strict").status == 0)
    for (path, text) in files { #expect(folder.text(of: "Back/\(path)") == text) }
  }

  /// A folder's files, the tables that they become with a text of each, and the messages.
  @Test(
    arguments: [
      (
        [
          "po/app.pot": "msgid \"\"\nmsgstr \"Language: \\n\"\n\nmsgid \"Hello\"\nmsgstr \"\"\n",
          "po/fr.po": "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\nmsgid \"Hello\"\nmsgstr \"Salut\"\n",
        ],
        ["po/en.lproj/app.strings": "\"Hello\" = \"Hello\";\n", "po/fr.lproj/app.strings": "\"Hello\" = \"Salut\";\n"],
        ""
      ),
      // Without a template the sources are in the translations, unless messages have keys for contexts.
      (
        [
          "de.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"Hello\"\nmsgstr \"Hallo\"\n",
          "fr.po": "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\nmsgctxt \"end\"\nmsgid \"Bye\"\nmsgstr \"Salut\"\n\n"
            + "#, fuzzy\nmsgid \"Hello\"\nmsgstr \"\"\n",
        ],
        [
          "en.lproj/Localizable.strings": "\"Hello\" = \"Hello\";\n\"end|Bye\" = \"Bye\";\n",
          "fr.lproj/Localizable.strings": "\"end|Bye\" = \"Salut\";\n",
        ], ""
      ),
      (
        [
          "de.po": "msgid \"\"\nmsgstr \"X-Source-Language: fr\\n\"\n\nmsgid \"Oui\"\nmsgstr \"Ja\"\n",
          "it.po": "msgctxt \"yes\"\nmsgid \"Oui\"\nmsgstr \"Sì\"\n",
        ],
        [
          "fr.lproj/Localizable.strings": "\"Oui\" = \"Oui\";\n",
          "it.lproj/Localizable.strings": "\"yes\" = \"Sì\";\n",
        ], ""
      ),
      (
        ["app_en.arb": "{\"@@locale\": \"en\", \"a\": \"A\"}", "app_fr.arb": "{\"a\": \"B\"}"],
        ["en.lproj/app.strings": "\"a\" = \"A\";\n", "fr.lproj/app.strings": "\"a\" = \"B\";\n"], ""
      ),
      (
        [
          "en.json": "{\"a\": {\"b\": \"A\"}}", "fr.json": "{\"a\": {\"b\": \"B\"}}",
          "package.json": "{\"version\": 1}",
        ],
        ["en.lproj/Localizable.strings": "\"a.b\" = \"A\";\n", "fr.lproj/Localizable.strings": "\"a.b\" = \"B\";\n"],
        "a file whose path names no language is left out"
      ),
    ] as [([String: String], [String: String], String)])
  func readsTheLayoutsOfOtherTools(files: [String: String], tables: [String: String], message: String) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("In/\($0)", $1) }))
    let run = try folder.run("convert In --to strings --output Out")
    #expect(run.status == 0 && (message.isEmpty ? run.errors.isEmpty : run.errors.contains(message)), "\(run.errors)")
    for (path, text) in tables { #expect(folder.text(of: "Out/\(path)") == text, "\(path)") }
  }

  /// A format that cannot hold it in each file, and the contents of one of its files.
  @Test(arguments: [
    ("android", "values/T.xml", "tools:locale=\"fr\""), ("po", "en/T.po", "X-Source-Language: fr"),
    ("xcstrings", "T.xcstrings", "\"sourceLanguage\" : \"fr\""),
  ])
  func keepsTheDevelopmentLanguage(format: String, path: String, line: String) throws {
    let folder = try TemporaryFolder([
      "L/l10n.yml": "development: fr\n", "L/fr.lproj/T.strings": "\"a\" = \"Oui\";\n",
      "L/en.lproj/T.strings": "\"a\" = \"Yes\";\n",
    ])
    #expect(try folder.run("convert L --to \(format) --output Out --strict").status == 0)
    #expect(folder.text(of: "Out/\(path)")?.contains(line) == true)
    #expect(try folder.run("convert Out --to xcstrings --output Back --strict").status == 0)
    let catalog = folder.text(of: "Back/T.xcstrings") ?? ""
    for part in ["\"sourceLanguage\" : \"fr\"", "Oui", "Yes"] { #expect(catalog.contains(part)) }
  }

  /// gettext's names of translations, each for a different language.
  @Test func keepsTheLanguagesOfGettextApart() throws {
    let names = ["sr": "sr", "sr@latin": "sr-Latn", "sr@ijekavian": "sr-ijekavsk", "en@quot": "en-x-quot"]
    // Headers are often copies of another language's.
    let header = "msgid \"\"\nmsgstr \"Language: sr\\n\"\n\n"
    let files = names.keys.map { ("po/\($0).po", "\(header)msgid \"a\"\nmsgstr \"\($0)\"\n") }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    #expect(try folder.run("convert po --to strings --output Out").status == 0)
    for (name, tag) in names {
      #expect(folder.text(of: "Out/\(tag).lproj/Localizable.strings") == "\"a\" = \"\(name)\";\n", "\(name)")
    }
    try folder.write("msgid \"b\"\nmsgstr \"c\"\n", to: "po/sr-Latn.po")
    let run = try folder.run("convert po --to strings --output New")
    #expect(run.status == 2 && run.errors.contains("left out: another one has texts of the same table in sr-Latn"))
    #expect(run.errors.contains("note: the other file: po/sr-Latn.po (1:1)"))
  }

  /// The texts by language, and that of the sources.
  @Test(arguments: [
    (["ca_ES": 2, "en_GB": 1, "en_US": 1], "en-US"), (["de": 2, "en": 1, "en_US": 2], "en"),
    (["de": 1, "fr": 2], "fr"),
  ])
  func theSourcesAreEnglishOrTheFullest(counts: [String: Int], language: String) throws {
    let files = counts.map { ("In/\($0).json", $1 == 1 ? #"{"a": "A"}"# : #"{"a": "A", "b": "B"}"#) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    #expect(try folder.run("convert In --to xcstrings --output Out").status == 0)
    let catalog = folder.text(of: "Out/Localizable.xcstrings")
    #expect(catalog?.contains("\"sourceLanguage\" : \"\(language)\"") == true, "\(catalog ?? "")")
  }

  /// A single file, and the table that it becomes.
  @Test(arguments: [
    ("fr.json", "fr/Localizable"), ("fr/T.json", "fr/T"), ("po/fr.json", "fr/Localizable"), ("T_szl.arb", "szl/T"),
    ("UI/T_fr.arb", "fr/T"), ("fr/T.arb", "fr/T"),
  ])
  func aSingleFileIsNamedAfterItself(file: String, table: String) throws {
    let folder = try TemporaryFolder([file: "{\"@@locale\": \"\(table.split(separator: "/")[0])\", \"a\": \"A\"}"])
    #expect(try folder.run("convert \(file) --to json --output Out").status == 0)
    #expect(folder.text(of: "Out/\(table).json")?.contains("\"a\": \"A\"") == true)
  }

  /// The folders of a file may say its format.
  @Test(arguments: [
    ("composeResources/values-fr", #""k" = "l\\'a";"#), ("moko-resources/fr", #""k" = "l'a";"#),
    ("res/values-fr", #""k" = "l'a";"#),
  ])
  func aSingleFileIsReadAsItsFoldersSay(directory: String, text: String) throws {
    let path = "\(directory)/strings.xml"
    let folder = try TemporaryFolder([path: #"<resources><string name="k">l\'a</string></resources>"#])
    let run = try folder.run("convert \(path) --to strings --output Out")
    #expect(run.status == 0, "\(run)")
    #expect(folder.text(of: "Out/fr.lproj/strings.strings") == text + "\n", "\(run)")
    let written = try folder.run("convert Out --to android --output \(path) --force")
    #expect((written.status == 64) == !directory.hasPrefix("res"), "\(written)")
  }

  /// A String Catalog with texts that Xcode found in the code, manual ones, and forms in several states.
  private static func catalog(_ state: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "found" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "\(state)",
                      "value" : "%lld Dateien"
                    }
                  }
                }
              }
            }
          }
        },
        "made" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "gemacht"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  /// A loss that many texts share is reported once, unless all are requested; also for the languages of one text.
  @Test(arguments: [("", 3, true), (" --all", 18, false)])
  func saysOnceWhatManyTextsLose(option: String, warnings: Int, isGrouped: Bool) throws {
    let table = (0..<6).map { "/* C. */\n\"k\($0)\" = \"A\";\n" }.joined()
    let folder = try TemporaryFolder([
      "C/en.lproj/T.strings": table, "C/de.lproj/T.strings": table, "C/fr.lproj/T.strings": table,
    ])
    let run = try folder.run("convert C --to json --output Out\(option)")
    #expect(run.output == "18 texts in 3 languages: wrote 3 files, 18 losses\n")
    let lines = run.errors.split(separator: "\n").filter { $0.contains("warning: ") }
    #expect(lines.count == warnings, "\(run.errors)")
    #expect(run.errors.contains("6 texts in 'de': each has a comment, which JSON cannot hold") == isGrouped)
    #expect(run.errors.contains("such as 'k0', 'k1', 'k2'") == isGrouped)
    #expect(run.errors.contains("help: --all lists them") == isGrouped)
  }

  /// Directories, and the names of those that come back with another one: formats that name languages have one
  /// spelling.
  @Test(
    arguments: [
      ("json", []), ("po", []), ("arb", ["pt-br=pt-BR", "zh_TW=zh-TW"]), ("xcstrings", ["pt-br=pt-BR", "zh_TW=zh-TW"]),
    ] as [(String, [String])])
  func languagesComeBack(format: String, others: [String]) throws {
    let names = ["en", "ckb", "szl", "tok", "pt-br", "zh_TW", "fil", "sr-Latn", "sr-CS", "no", "zh-Hant-HK"]
    let files = names.map { ("C/\($0).lproj/T.strings", "\"a\" = \"A \($0)\";\n") }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    #expect(try folder.run("convert C --to \(format) --output Out").output.hasSuffix("nothing lost\n"))
    #expect(try folder.run("convert Out --to strings --output Back").status == 0)
    let renamed = Dictionary(
      uniqueKeysWithValues: others.map { $0.split(separator: "=").map(String.init) }.map { ($0[0], $0[1]) })
    for name in names {
      #expect(folder.text(of: "Back/\(renamed[name] ?? name).lproj/T.strings") == "\"a\" = \"A \(name)\";\n", "\(name)")
    }
  }

  /// A String Catalog's extraction states come back, and states are neither added nor spread without a message.
  @Test(arguments: [("xcstrings", false), ("po", true), ("arb", true)])
  func keepsTheStatesOfStringCatalogs(format: String, isLossy: Bool) throws {
    let folder = try TemporaryFolder([
      "A/T.xcstrings": Self.catalog("needs_review"), "B/T.xcstrings": Self.catalog("translated"),
    ])
    #expect(try folder.run("convert A --to \(format) --output AO").output.hasSuffix("nothing lost\n"))
    #expect(try folder.run("convert AO --to xcstrings --output AB").status == 0)
    #expect(folder.text(of: "AB/T.xcstrings") == Self.catalog("needs_review"))
    let run = try folder.run("convert B --to \(format) --output BO")
    #expect(run.output.hasSuffix(isLossy ? "1 loss\n" : "nothing lost\n"))
    #expect(run.errors.contains("'found' has forms in several states, which all become 'needs_review'") == isLossy)
    #expect(isLossy || folder.text(of: "BO/T.xcstrings") == Self.catalog("translated"))
  }

  /// A form that a translator changes leaves the others in their states.
  @Test func importSpreadsNoStates() throws {
    let folder = try TemporaryFolder(["B/T.xcstrings": Self.catalog("translated")])
    #expect(try folder.run("export B --output .").status == 0)
    let sent = folder.text(of: "de.xliff") ?? ""
    #expect(try folder.run("import de.xliff B").output.hasPrefix("0 changed, 2 unchanged"))
    try folder.write(sent.replacing("> Datei<", with: "> File<"), to: "de.xliff")
    #expect(try folder.run("import de.xliff B").output.contains("1 changed, 1 unchanged"))
    #expect(folder.text(of: "B/T.xcstrings") == Self.catalog("translated").replacing("lld Datei\"", with: "lld File\""))
  }

  @Test func keepsFilesThatHoldSomethingElse() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("mine", to: "Out/T_fr.arb")
    let refused = try folder.run("convert fr/T.json --to arb --output Out")
    #expect(refused.status == 2 && folder.text(of: "Out/T_fr.arb") == "mine")
    #expect(try folder.run("convert fr/T.json --to arb --output Out --force").status == 0)
    #expect(try folder.run("convert fr/T.json --to arb --output Out").status == 0)
    #expect(folder.text(of: "Out/T_fr.arb")?.hasPrefix("{\n  \"@@locale\": \"fr\",\n") == true)
  }
}
