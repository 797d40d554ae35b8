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

  /// Command, exit status, output, what the errors begin with.
  @Test(arguments: [
    ("C --to po --output Out", 0, "8 texts in 3 languages: wrote 4 files, 2 losses\n", "C/Overrides/acme/fr.lproj/T"),
    ("C --to po --output Out --strict", 1, "", "C/Overrides/acme/fr.lproj/T"),
    ("C --to strings --output Out --strict", 0, "8 texts in 3 languages: wrote 6 files, nothing lost\n", ""),
    ("C --to strings --output C", 2, "", "l10n: error: nothing was written: 'C/en.lproj/T.stringsdict' is there"),
    ("C --to strings --output Out/T.strings", 64, "", "l10n: error: 'Out/T.strings' is one file, but 6 are to be"),
    ("fr/T.json --to arb --output Out", 0, "2 texts in 1 language: wrote 1 file, nothing lost\n", ""),
    ("fr/T.json --to arb --output Out/T.json", 64, "", "l10n: error: 'Out/T.json' is no name for ARB"),
    ("fr/T.json --to xml-plist --output Out", 0, "2 texts in 1 language: wrote 2 files, nothing lost\n", ""),
    ("C/fr.lproj/T.strings --to json --output Out/T.json", 0, "2 texts in 1 language: wrote 1 file, 1 loss\n", "C/fr."),
    ("broken.strings --to json --output Out", 64, "", "l10n: error: the place of 'broken.strings' does not say"),
    ("broken.strings --to json --output Out --locale en", 2, "", "broken.strings:1:6: error: "),
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
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/Out") == (status == 0))
  }

  @Test(arguments: ["po", "arb", "strings", "xml-plist", "xcstrings"])
  func whatIsConvertedComesBack(format: String) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("convert C --to \(format) --output Out").status == 0)
    let run = try folder.run("convert Out --to strings --output Back --strict")
    #expect(run.status == 0, "\(run.errors)")
    for locale in ["en", "fr"] {
      #expect(folder.text(of: "Back/\(locale).lproj/T.strings") == Self.files["C/\(locale).lproj/T.strings"])
      let rules = try folder.run("dump Back/\(locale).lproj/T.stringsdict").output
      #expect(rules.contains("\"seconds\":{") && rules.contains("\"value\":\"%#@seconds@\""))
    }
  }

  /// A key that English lacks would come back with itself as its text, which is said before anything is written.
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

  /// `Base` and the development language are one language elsewhere, and of two texts one is left out.
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
        "C/Base.lproj/T.strings:2:1: warning: 'b' of Base is left out: en has a text of its own [conversion-loss]"))
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
