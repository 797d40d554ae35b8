import TemporaryFolders
import Testing

struct XCStringsToolMigrationTests {
  @Test func takesOverWhatThereIs() throws {
    let project = try MigrationProject("XCStringsTool")
    let run = try project.folder.run("init --from Sources/App/xcstrings-tool-config.yml")
    #expect(run.status == 0)
    #expect(
      run.errors.contains("xcstrings-tool-config.yml:2:1: warning: names keep their underscores [conversion-loss]\n"))
    #expect(run.errors.contains("xcstrings-tool-config.yml:3:1: note: l10n says what it does without being asked"))
    #expect(run.output.contains("  en  3 texts  development language, by: the String Catalog\n"))
    let settings = try #require(project.folder.text(of: "Sources/App/Resources/l10n.yml"))
    #expect(settings.contains("generate:\n  name: L10n\n  access: public\n  style: flat\n"))
    #expect(settings.contains("  sources: [..]\n"))
  }

  @Test(
    arguments: [
      ("{\"accessLevel\": \"open\", \"who\": 1}", "d.lproj/T.strings", 0, "warning: 'open' is not an access level"),
      ("who: 1", "en.lproj/T.strings", 0, "1:1: warning: 'who' is not an XCStrings Tool setting that l10n knows"),
      ("developmentLanguage: 1 2", "en.lproj/T.strings", 2, "error: '1 2' is not a language tag"),
      ("[", "en.lproj/T.strings", 2, "error: this is not YAML"), ("", "T.strings", 2, "there are no tables below '.'"),
    ] as [(String, String, Int32, String)])
  func saysWhatIsWrong(text: String, table: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(["xcstrings-tool-config.json": text, table: "a = A;"])
    let run = try folder.run("init --from xcstrings-tool-config.json")
    #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
  }
}
