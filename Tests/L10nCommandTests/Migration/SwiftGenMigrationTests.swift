import TemporaryFolders
import Testing

struct SwiftGenMigrationTests {
  @Test func tellsWhatItTakesOver() throws {
    let project = try MigrationProject("SwiftGen")
    let run = try project.folder.run("init --from swiftgen.yml")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        swiftgen.yml:11:9: note: accessors keep their comments, which cost nothing [conversion-loss]
          11 |         noComments: true
             |         ^^^^^^^^^^
        swiftgen.yml:12:9: warning: 'lookupFunction' is not taken over: texts are found without a function of yours [conversion-loss]
          12 |         lookupFunction: chosenText(key:table:)
             |         ^^^^^^^^^^^^^^
          help: where it chose a language, call L10n.use(languages:)
        swiftgen.yml:13:1: note: 'xcassets' is not about texts [conversion-loss]
          13 | xcassets:
             | ^^^^^^^^
          help: keep SwiftGen for it

        """)
    #expect(run.output.contains("  en  7 texts  development language, by: swiftgen.yml\n"))
    #expect(
      run.output.contains(
        """
          rm Sources/App/Generated/Strings.swift
          l10n lint Resources
          l10n generate Resources --output Sources/App/Generated

        """))
    #expect(
      project.folder.text(of: "Resources/l10n.yml")?.contains("  name: L10n\n  access: internal            #") == true)
    #expect(project.folder.text(of: "Resources/l10n.yml")?.contains("\n  style: swiftgen\n") == true)
    #expect(try project.folder.run("init --from swiftgen.yml").status == 2)
    let plain = try project.folder.run("init --dry-run")
    #expect(
      plain.errors.contains(
        "note: 'swiftgen.yml' is a configuration of SwiftGen\n  help: l10n init --from swiftgen.yml"))
  }

  /// Lines of a `swiftgen.yml`; lines of the resulting `l10n.yml`, without those that all results have.
  @Test(arguments: [
    (
      "inputs: L/en.lproj/A.strings|outputs: {templateName: flat-swift5, params: {publicAccess: 1, enumName: Texts}}",
      "tables: [A]|  name: Texts|  access: public|  style: swiftgen-flat"
    ),
    (
      "inputs: L|filter: 'en[.]lproj/A'|outputs: {templateName: structured-swift5, params: {forceFileNameEnum: true}}",
      "tables: [A]|  name: L10n|  style: swiftgen|  table-names: always"
    ),
    (
      "inputs: [L/en.lproj/A.strings, L/en.lproj/B.strings]|outputs: {templateName: structured-swift5}",
      "  name: L10n|  style: swiftgen"
    ),
    (
      "inputs: L/en.lproj/A.strings|outputs:|- templatePath: Templates/Flat-own.stencil|  params: {className: Texts}",
      "tables: [A]|  name: Texts|  style: swiftgen-flat"
    ),
  ])
  func writesSettings(lines: String, expected: String) throws {
    let folder = try TemporaryFolder([
      "Config/swiftgen.yml": "input_dir: ..\nstrings:\n  " + lines.replacing("|", with: "\n  "),
      "L/en.lproj/A.strings": "a_key = A;", "L/en.lproj/B.strings": "b = B;", "L/de.lproj/A.strings": "a_key = A;",
    ])
    // The project's folder is the one with the tables, above the file.
    let run = try folder.run("init --from Config/swiftgen.yml")
    let isOwnTemplate = lines.contains("templatePath")
    #expect(run.status == 0 && run.errors.isEmpty == !isOwnTemplate && !run.output.contains(".."))
    let text = try #require(folder.text(of: "L/l10n.yml"))
    let kept = text.split(separator: "\n").filter { line in
      !["#", "development: en", "locales: [de, en]", "generate:", "  access: internal"].contains { line.hasPrefix($0) }
    }
    #expect(kept.joined(separator: "|") == expected)
    #expect(try folder.run("generate L --output Out").status == 0)
  }

  @Test(
    arguments: [
      (
        "strings: {inputs: none, outputs: {templateName: flat-swift5}}", "init --from swiftgen.yml", 2,
        "has no strings that can be taken over"
      ),
      ("strings: [", "init --from swiftgen.yml", 2, "error: this is not YAML: "),
      ("strings: 1", "init --from other.yml", 2, "l10n: error: there is no 'other.yml'\n  help: name a swiftgen.yml"),
      ("strings: 1", "init --from swiftgen.yml --create", 64, "--from takes over existing tables"),
      (
        "strings: [{inputs: L, outputs: {templateName: flat-swift5}}, {inputs: L, outputs: {templateName: flat-swift5}}]",
        "init --from swiftgen.yml", 0, "the tables of 'L' have one generated type, so these strings are left out"
      ),
    ] as [(String, String, Int32, String)])
  func saysWhatIsWrong(text: String, line: String, status: Int32, message: String) throws {
    let run = try TemporaryFolder(["swiftgen.yml": text, "L/en.lproj/A.strings": "a = A;"]).run(line)
    #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
  }
}
