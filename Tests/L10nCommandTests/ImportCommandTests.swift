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
    ("import Localizations", 64, "l10n: error: there is no XLIFF file among the arguments"),
    ("import . Localizations x", 64, "l10n: error: 'Localizations' is a second folder"),
    ("import none.xliff", 2, "l10n: error: there is no 'none.xliff'"),
    ("import a.xliff", 1, "a.xliff:1:1: error: the file is no XLIFF [xliff-syntax]"),
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
