import Foundation
import TemporaryFolders
import Testing

struct AddCommandTests {
  private static let files = [
    "L/en.lproj/T.strings": "/* A. */\n\"a\" = \"A\";\n\"b\" = \"B\";\n", "L/fr.lproj/T.strings": "\"b\" = \"B fr\";\n",
    "X/T.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {}}, \"version\": \"1.0\"}",
  ]

  private static let stubs = "/* A. */\n// l10n:untranslated\n\"a\" = \"A\";\n\n// l10n:untranslated\n\"b\" = \"B\";\n"

  /// Lines of `l10n.yml`, a command, a file and its text afterwards, and the lines of `l10n.yml` then.
  @Test(arguments: [
    ("", "add L it", "L/it.lproj/T.strings", "\n", ""),
    ("", "add L it --stubs", "L/it.lproj/T.strings", stubs, ""),
    // A regional variant has texts already.
    ("", "add L fr-CA --stubs", "L/fr-CA.lproj/T.strings", "\n", ""),
    ("", "add L en-GB --stubs", "L/en-GB.lproj/T.strings", "\n", ""),
    ("locales: [en, fr]", "add L it,no", "L/no.lproj/T.strings", "\n", "locales: [en, fr, it, 'no']"),
    ("locales: [en, 'fr'] # two|fail-on: note", "add L it", "", "", "locales: [en, 'fr', it] # two|fail-on: note"),
    (
      "locales:|- en|- \"fr\" # two|digits: latin", "add L it", "", "",
      "locales:|- en|- \"fr\" # two|- it|digits: latin"
    ),
    ("locales:|  - en|  - fr", "add L it,ja", "", "", "locales:|  - en|  - fr|  - it|  - ja"),
    ("locales: [en, fr, it]", "sync L --locale it", "L/it.lproj/T.strings", stubs, "locales: [en, fr, it]"),
    ("locales: [en, fr, it]", "sync L", "L/it.lproj/T.strings", stubs, "locales: [en, fr, it]"),
  ])
  func addsLanguages(settings: String, line: String, path: String, text: String, after: String) throws {
    let lines = settings.replacing("|", with: "\n")
    let folder = try TemporaryFolder(Self.files.merging(settings.isEmpty ? [:] : ["L/l10n.yml": lines]) { $1 })
    let run = try folder.run(line)
    #expect(run.status == 0 && run.errors == "")
    if !path.isEmpty { #expect(folder.text(of: path) == text) }
    #expect((folder.text(of: "L/l10n.yml") ?? "") == after.replacing("|", with: "\n"))
    // The new files satisfy the settings.
    #expect(try !folder.run("lint L").output.contains("[locale-set]"))
  }

  @Test func takesAnEmptyDirectory() throws {
    let folder = try TemporaryFolder(Self.files.merging(["L/ar.lproj/.keep": ""]) { $1 })
    #expect(try folder.run("sync L --locale ar").status == 0)
    #expect(folder.text(of: "L/ar.lproj/T.strings") == Self.stubs)
  }

  /// A command, its exit status, the first line that it prints.
  @Test(arguments: [
    ("add L fr", 64, "l10n: error: 'L' has 'fr' already"),
    ("add L x1y", 64, "l10n: error: 'x1y' is not a language tag"),
    ("add none it", 2, "l10n: error: there is no 'none'"),
    ("add X it", 2, "l10n: error: nothing was added: a String Catalog has a language from its first text on"),
    ("add X it --dry-run", 2, "l10n: error: nothing was added"),
    ("add L it --dry-run", 0, "--- /dev/null"),
  ])
  func saysWhatItDoes(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run(line)
    #expect(run.status == status && (run.output + run.errors).hasPrefix(message), "\(run)")
    #expect(folder.text(of: "L/it.lproj/T.strings") == nil)
  }

  /// Two tables, and the path and a part of an empty one in German.
  @Test(arguments: [
    ["en.json", "{\"a\": \"A\", \"b\": \"B\"}", "fr.json", "{\"a\": \"C\"}", "de.json", "{}"],
    ["m.properties", "a=A\nb=B\n", "m_fr.properties", "a=C\n", "m_de.properties", ""],
    [
      "po/fr.po", "msgid \"a\"\nmsgstr \"C\"\n\nmsgid \"b\"\nmsgstr \"D\"\n\nmsgid \"c\"\nmsgstr \"E\"\n",
      "po/es.po", "msgid \"a\"\nmsgstr \"C\"\n", "po/de.po", "\"Language: de\\n\"",
    ],
  ])
  func addsEmptyTablesInFormatsWithoutStates(row: [String]) throws {
    let folder = try TemporaryFolder([row[0]: row[1], row[2]: row[3]])
    let run = try folder.run("add \(row[0].hasPrefix("po") ? "po" : ".") de")
    #expect(run.status == 0 && run.errors == "", "\(run)")
    let text = folder.text(of: row[4])
    #expect(row[5].isEmpty ? text == "" : text?.contains(row[5]) == true)
  }
}
