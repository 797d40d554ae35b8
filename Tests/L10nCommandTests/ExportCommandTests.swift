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

  /// The file is the one that Xcode writes for the same tables, except for the name of the tool; and it can be
  /// imported.
  @Test func writesWhatXcodeWrites() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": "", "App/Res/en.lproj/T.strings": "/* Verb. */\nplay = \"Play %@\";\n",
      "App/Res/en.lproj/T.stringsdict": CatalogTexts.plural("one=%lld second", "other=%lld seconds"),
      "App/Res/de.lproj/T.strings": "play = \"Spiel %@\";\n",
      "App/Res/de.lproj/T.stringsdict": CatalogTexts.plural("one=%lld Sekunde", "other=%lld Sekunden"),
    ])
    #expect(try folder.run("export App/Res --xliff-version xcode").output == "wrote de.xliff (4 texts)\n")
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
        <file original="App/Res/en.lproj/T.strings" source-language="en" target-language="de" datatype="plaintext">
          <header>
            <tool tool-id="l10n" tool-name="l10n"/>
          </header>
          <body>
            <trans-unit id="play" xml:space="preserve">
              <source>Play %@</source>
              <target>Spiel %@</target>
              <note>Verb.</note>
            </trans-unit>
          </body>
        </file>
        <file original="App/Res/en.lproj/T.stringsdict" source-language="en" target-language="de" datatype="plaintext">
          <header>
            <tool tool-id="l10n" tool-name="l10n"/>
          </header>
          <body>
            <trans-unit id="/countdown:dict/NSStringLocalizedFormatKey:dict/:string" xml:space="preserve">
              <source>%#@seconds@</source>
              <target>%#@seconds@</target>
              <note/>
            </trans-unit>
            <trans-unit id="/countdown:dict/seconds:dict/one:dict/:string" xml:space="preserve">
              <source>%lld second</source>
              <target>%lld Sekunde</target>

      """
    let text = folder.text(of: "de.xliff") ?? ""
    #expect(text.hasPrefix(head), "\(text)")
    try folder.write(text.replacing("Sekunde<", with: "Sek.<"), to: "de.xliff")
    #expect(
      try folder.run("import de.xliff App/Res").output
        == "wrote App/Res/de.lproj/T.stringsdict\n1 changed, 1 unchanged, 0 without a translation, 0 refused\n")
    #expect(folder.text(of: "App/Res/de.lproj/T.stringsdict")?.contains("<string>%lld Sek.</string>") == true)
    let below = try folder.run("export App/Res --project-root App --output x")
    #expect(below.status == 0 && folder.text(of: "x/de.xliff")?.contains("original=\"Res/en.lproj/T.strings\"") == true)
    #expect(try folder.run("export App/Res --project-root App.xcodeproj").status == 64)
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

  @Test(arguments: [("", 2, ""), (" --keep-going", 1, "wrote de.xliff (2 texts)\n")])
  func goesOnWhereItIsAskedTo(option: String, status: Int32, output: String) throws {
    let folder = try TemporaryFolder([
      "L/en.lproj/T.strings": "a = 1;\nb = 2;\n", "L/de.lproj/T.strings": "a = 2\nb = 3;\n",
    ])
    let run = try folder.run("export L\(option)")
    #expect(run.status == status && run.output == output)
    #expect(run.errors.hasPrefix("L/de.lproj/T.strings:1:6: error: no ';' after the value"))
  }

  /// Command, exit status, the first line of the errors.
  @Test(arguments: [
    ("export --locale en", 64, "l10n: error: 'en' is the development language, which is not translated into"),
    ("export --locale it,en", 64, "l10n: error: 'en' is the development language, which is not translated into"),
    ("export --locale x", 64, "l10n: error: 'x' is not a language tag; write one such as pt-BR"),
    ("export --locale ,", 64, "l10n: error: '' is not a language tag; write one such as pt-BR"),
    ("export --output one.xliff", 64, "l10n: error: 'one.xliff' is one file for 3 languages"),
    (
      "export --xliff-version 3", 64,
      "l10n: error: The value '3' is invalid for '--xliff-version <version>'. Please provide one of '1.2', '2.1' or 'xcode'."
    ),
    ("export none", 2, "l10n: error: there is no 'none'"),
    (
      "export --locale fr --output Localizations/l10n.yml", 2,
      "l10n: error: 'Localizations/l10n.yml/fr.xliff' cannot be written: a folder in its path is a file"
    ),
  ])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let run = try TemporaryFolder(CatalogTexts.sound).run(line)
    #expect(run.status == status)
    #expect(run.errors.split(separator: "\n").first.map(String.init) ?? "" == message)
  }
}
