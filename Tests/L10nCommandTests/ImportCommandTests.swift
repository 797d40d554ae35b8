import TemporaryFolders
import Testing

struct ImportCommandTests {
  /// A catalog, and its French export in each version.
  private static func exported(_ version: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    #expect(try folder.run("export --locale fr,ar --xliff-version \(version)").status == 0)
    return folder
  }

  @Test(arguments: ["1.2", "2.1"])
  func takesWhatWasTranslated(version: String) throws {
    let folder = try Self.exported(version)
    let before = folder.text(of: "Localizations/fr.lproj/T.strings") ?? ""
    let nothing = try folder.run("import fr.xliff ar.xliff")
    #expect(nothing.errors == "" && nothing.status == 0)
    #expect(nothing.output == "0 changed, 10 unchanged, 2 without a translation, 0 refused\n")
    #expect(folder.text(of: "Localizations/fr.lproj/T.strings") == before)

    let sent = folder.text(of: "fr.xliff") ?? ""
    try folder.write(sent.replacing(">Lecture<", with: ">Lire<"), to: "fr.xliff")
    let dry = try folder.run("import --dry-run Localizations fr.xliff")
    #expect(
      dry.output.hasPrefix("--- a/Localizations/fr.lproj/T.strings\n+++ b/")
        && dry.output.contains("\n-play = \"Lecture\";\n+play = \"Lire\";\n"))
    #expect(dry.errors == "1 would change, 4 unchanged, 1 without a translation, 0 refused\n")
    #expect(folder.text(of: "Localizations/fr.lproj/T.strings") == before)
    let run = try folder.run("import fr.xliff")
    #expect(run.errors == "" && run.status == 0)
    #expect(
      run.output
        == "wrote Localizations/fr.lproj/T.strings\n1 changed, 4 unchanged, 1 without a translation, 0 refused\n")
    #expect(folder.text(of: "Localizations/fr.lproj/T.strings") == before.replacing("Lecture", with: "Lire"))
  }

  @Test func refusesWhatWouldBreakAndTakesTheRest() throws {
    let folder = try Self.exported("1.2")
    let sent = (folder.text(of: "fr.xliff") ?? "").replacing(">Lecture<", with: ">Lire<")
      .replacing(">%1$@</ph></target>", with: ">%1$lld</ph></target>")
    try folder.write(sent, to: "fr.xliff")
    let run = try folder.run("import fr.xliff")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("1 changed, 3 unchanged, 1 without a translation, 1 refused\n"))
    #expect(run.errors.hasPrefix("fr.xliff:"))
    #expect(
      run.errors.contains(
        "error: 'position' takes %1$lld as argument 1 but the development text takes %1$@ [import-arguments]"))
    #expect(folder.text(of: "Localizations/fr.lproj/T.strings")?.contains("Lire") == true)
    try folder.write(String(sent.prefix(sent.count / 2)), to: "cut.xliff")
    let cut = try folder.run("import cut.xliff")
    #expect(cut.status == 1 && cut.errors.contains("[xliff-syntax]"))
  }

  /// Errors of `l10n lint` are not imported; a lost argument is reported; earlier findings are not reported again.
  @Test func refusesWhatLintCallsAnError() throws {
    let folder = try TemporaryFolder([
      "L/en.lproj/T.strings": "\"a\" = \"Play %@\";\n\"b\" = \"Stop\";\n\"c\" = \"Old %@\";\n",
      "L/de.lproj/T.strings": "\"c\" = \"Alt\";\n",
      "L/en.lproj/T.stringsdict": CatalogTexts.plural("one=%lld second", "other=%lld seconds"),
    ])
    #expect(try folder.run("export L --locale pl,de").status == 0)
    let units = (folder.text(of: "pl.xliff") ?? "").replacing(/<source>(.*)<\/source>/) { match in
      let text = String(match.output.1)
      return "<source>\(text)</source><target>\(text.contains("second") ? "sekund" : "Graj")</target>"
    }
    try folder.write(units, to: "pl.xliff")
    let run = try folder.run("import pl.xliff L --create")
    #expect(run.status == 1 && run.output.hasSuffix("3 changed, 0 unchanged, 0 without a translation, 1 refused\n"))
    #expect(run.errors.contains("does not show its number") && run.errors.contains("[plural-implied-number]"))
    #expect(run.errors.contains("warning: 'a' ") && run.errors.contains("[argument-missing]"), "\(run.errors)")
    #expect(!(try folder.run("lint L --locale pl").output).contains("[plural-implied-number]"))
    let german = try folder.run("import de.xliff L")
    #expect(german.status == 0 && german.errors.isEmpty)
  }

  /// A language that the catalog lacks: the declaration of the language, the refused files, `l10n.yml` afterwards.
  @Test(arguments: [
    ("", "", "import pl.xliff", "help: --create adds it; the catalog is translated into: de\n", ""),
    ("", "", "import pl.xliff --create", "", ""),
    ("locales: [en, de]\n", "", "import pl.xliff --create", "", "locales: [en, de, pl]\n"),
    ("locales: [en, de, pl]\n", "", "import pl.xliff", "", "locales: [en, de, pl]\n"),
    ("", "pl.lproj/.keep", "import pl.xliff", "", ""),
  ])
  func addsLanguages(settings: String, file: String, line: String, refusal: String, after: String) throws {
    var files = [
      "L/en.lproj/T.strings": "\"a\" = \"A %@\";\n", "L/de.lproj/T.strings": "\"a\" = \"B %@\";\n",
      "L/en.lproj/T.stringsdict": CatalogTexts.plural("one=%lld second", "other=%lld seconds"),
    ]
    if !settings.isEmpty { files["L/l10n.yml"] = settings }
    if !file.isEmpty { files["L/\(file)"] = "" }
    let folder = try TemporaryFolder(files)
    let sent = try folder.run("export L --locale pl")
    #expect(sent.output == "wrote pl.xliff (5 texts, a language that the catalog lacks)\n")
    let text = folder.text(of: "pl.xliff") ?? ""
    let translated = text.replacing(/<source>(.*)<\/source>/) { "\($0.output.0)<target>\($0.output.1)!</target>" }
    try folder.write(translated, to: "pl.xliff")
    let run = try folder.run("\(line) L")
    let isRefused = !refusal.isEmpty
    #expect(isRefused ? run.errors.contains(refusal) : run.errors.isEmpty, "\(run.errors)")
    #expect(run.status == (isRefused ? 1 : 0))
    #expect(folder.text(of: "L/pl.lproj/T.strings") == (isRefused ? nil : "\"a\" = \"A %@!\";\n"))
    let forms = folder.text(of: "L/pl.lproj/T.stringsdict")?.matches(of: /seconds?!/).count
    #expect(forms == (isRefused ? nil : 4))
    #expect(folder.text(of: "L/l10n.yml") ?? "" == after)
    if !isRefused { #expect(try folder.run("lint L --locale pl").status == 0) }
  }

  /// A folder whose name is not a language.
  @Test(arguments: [("", 2, ""), (" --keep-going", 1, "1 changed")])
  func goesOnWhereItIsAskedTo(option: String, status: Int32, output: String) throws {
    let folder = try TemporaryFolder([
      "L/en.lproj/T.strings": "a = A;\n", "L/de.lproj/T.strings": "a = B;\n", "L/s@latin.lproj/T.strings": "a = C;\n",
    ])
    #expect(try folder.run("export L --keep-going").output == "wrote de.xliff (1 text)\n")
    try folder.write((folder.text(of: "de.xliff") ?? "").replacing(">B<", with: ">D<"), to: "de.xliff")
    let run = try folder.run("import de.xliff L\(option)")
    #expect(run.status == status && run.errors.contains("'s@latin' is not a language tag"))
    #expect(run.output.contains(output) != output.isEmpty)
    #expect(folder.text(of: "L/de.lproj/T.strings") == (status == 1 ? "a = D;\n" : "a = B;\n"))
  }

  /// A language with a directory of another name in each module.
  @Test func findsTheDirectoryOfTheTable() throws {
    let folder = try TemporaryFolder([
      "L/A/en.lproj/T.strings": "a = A;\n", "L/B/en.lproj/U.strings": "b = B;\nc = C;\n",
      "L/B/en.lproj/V.strings": "d = D;\n",
      "L/A/zh-CN.lproj/T.strings": "a = \"甲\";\n", "L/B/zh_CN.lproj/U.strings": "b = \"乙\";\n",
    ])
    let sent = try folder.run("export L --locale zh-CN")
    #expect(sent.output == "wrote zh-CN.xliff (1 text)\nwrote zh_CN.xliff (3 texts)\n")
    let same = try folder.run("import zh-CN.xliff zh_CN.xliff L")
    #expect(same.output == "0 changed, 2 unchanged, 2 without a translation, 0 refused\n" && same.errors.isEmpty)
    let text = folder.text(of: "zh_CN.xliff") ?? ""
    let edited = text.replacing("<source>C</source>", with: "<source>C</source><target>丙</target>")
      .replacing("<source>D</source>", with: "<source>D</source><target>丁</target>")
    try folder.write(edited, to: "zh_CN.xliff")
    let run = try folder.run("import zh_CN.xliff L")
    #expect(run.output.hasPrefix("wrote L/B/zh_CN.lproj/U.strings\nwrote L/B/zh_CN.lproj/V.strings\n"), "\(run.errors)")
    #expect(folder.text(of: "L/B/zh_CN.lproj/U.strings")?.contains("丙") == true)
  }

  /// A module's texts stay out of the table of another one that has its name.
  @Test func leavesTheTablesOfOtherModulesAlone() throws {
    let texts = { (name: String) in "\"CFBundleDisplayName\" = \"\(name)\";\n" }
    let folder = try TemporaryFolder([
      "App/en.lproj/InfoPlist.strings": texts("My App"), "App/fr.lproj/InfoPlist.strings": texts("Mon App"),
      "Widget/en.lproj/InfoPlist.strings": texts("My Widget"), "Widget/fr.lproj/InfoPlist.strings": texts("Widget"),
    ])
    #expect(try folder.run("export . --locale fr").status == 0)
    try folder.write((folder.text(of: "fr.xliff") ?? "").replacing(">Widget<", with: ">Mon Widget<"), to: "fr.xliff")
    let app = try folder.run("import fr.xliff App")
    #expect(app.status == 1 && app.output == "0 changed, 1 unchanged, 0 without a translation, 1 refused\n")
    #expect(
      app.errors.contains(
        "error: no table of the catalog belongs to 'Widget/en.lproj/InfoPlist.strings' [import-unknown-table]")
        && app.errors.contains(
          "help: 'InfoPlist' has another path; import into the folder that the path starts from")
    )
    #expect(folder.text(of: "App/fr.lproj/InfoPlist.strings") == texts("Mon App"))
    #expect(try folder.run("import fr.xliff .").status == 0)
    #expect(folder.text(of: "App/fr.lproj/InfoPlist.strings") == texts("Mon App"))
    #expect(folder.text(of: "Widget/fr.lproj/InfoPlist.strings") == texts("Mon Widget"))
  }

  /// Command, exit status, the first line of the errors.
  @Test(arguments: [
    ("import", 64, "l10n: error: Missing expected argument '<path> ...'"),
    ("import Localizations", 64, "l10n: error: there is no XLIFF or TBX file among the arguments"),
    ("import . Localizations x", 64, "l10n: error: 'Localizations' is a second folder"),
    ("import none.xliff", 2, "l10n: error: there is no 'none.xliff'"),
    ("import a.xliff", 1, "a.xliff:1:1: error: the file is not XLIFF [xliff-syntax]"),
    ("import a.xliff Empty", 2, "l10n: error: 'Empty' has no tables"),
  ])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(CatalogTexts.sound.merging(["a.xliff": "<html/>"]) { first, _ in first })
    try folder.makeFolder("Empty")
    let run = try folder.run(line)
    #expect(run.status == status)
    #expect(run.errors.split(separator: "\n").first.map(String.init) ?? "" == message)
  }
}
