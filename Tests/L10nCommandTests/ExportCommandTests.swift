import TemporaryFolders
import Testing

struct ExportCommandTests {
  /// Command, output, and the files that it writes.
  @Test(arguments: [
    (
      "export --locale fr-CA,fr",
      "wrote fr-CA.xliff (8 texts)\nwrote fr.xliff (8 texts)\n", ["fr-CA.xliff", "fr.xliff"]
    ),
    (
      "export Localizations --locale fr --only-missing --xliff-version 2.1 --output out/",
      "wrote out/fr.xliff (1 text)\n", ["out/fr.xliff"]
    ),
    ("export --locale ar --only-missing --output a.xlf", "wrote a.xlf (1 text)\n", ["a.xlf"]),
  ])
  func writesOneFileALanguage(line: String, output: String, files: [String]) throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    let run = try folder.run(line)
    #expect(run.output == output && run.errors == "" && run.status == 0)
    for file in files { #expect(folder.text(of: file)?.hasPrefix("<?xml version=\"1.0\"") == true) }
    #expect(try folder.run(line).output == output)
  }

  @Test func saysWhenNothingIsMissing() throws {
    let folder = try TemporaryFolder(["L/en.lproj/T.strings": "a = 1;", "L/de.lproj/T.strings": "a = 2;"])
    let run = try folder.run("export L --only-missing")
    #expect(run.output == "nothing to translate into de\n" && run.status == 0 && folder.text(of: "de.xliff") == nil)
  }

  @Test func saysWhatIsLeftOut() throws {
    let folder = try TemporaryFolder(["L/en.lproj/T.strings": "a = \"\\U0007\";", "L/de.lproj/T.strings": ""])
    let run = try folder.run("export L")
    #expect(run.output == "nothing to translate into de\n" && run.errors.contains("help: XLIFF 2.1 can"))
    #expect(try folder.run("export L --xliff-version 2.1").output == "wrote de.xliff (1 text)\n")
  }

  /// Command, exit status, the first line of the errors.
  @Test(arguments: [
    ("export --locale it", 64, "l10n: error: there is no 'it' in 'Localizations'"),
    ("export --locale en", 64, "l10n: error: 'en' is the development language"),
    ("export --locale x", 64, "l10n: error: 'x' is no language tag; write one such as pt-BR"),
    ("export --locale ,", 64, "l10n: error: '' is no language tag; write one such as pt-BR"),
    ("export --output one.xliff", 64, "l10n: error: 'one.xliff' is one file for 3 languages"),
    (
      "export --xliff-version 3", 64,
      "l10n: error: The value '3' is invalid for '--xliff-version <version>'. Please provide one of '1.2' and '2.1'."
    ),
    ("export none", 2, "l10n: error: there is no 'none'"),
    (
      "export --locale fr --output Localizations/l10n.yml", 2,
      "l10n: error: 'Localizations/l10n.yml/fr.xliff' cannot be written: a file stands where a folder is due"
    ),
  ])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let run = try TemporaryFolder(CatalogTexts.sound).run(line)
    #expect(run.status == status)
    #expect(run.errors.split(separator: "\n").first.map(String.init) ?? "" == message)
  }
}
