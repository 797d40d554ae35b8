import Foundation
import TemporaryFolders
import Testing

struct GenerateCommandTests {
  @Test func writesOnlyWhatChanged() throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    let first = try folder.run("generate Localizations --output Out/Deep")
    #expect(first.status == 0 && first.errors == "")
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Out/Deep").sorted()
    #expect(
      first.output.split(separator: "\n").sorted() == files.map { "wrote Out/Deep/\($0)" }.sorted().map { $0[...] })
    #expect(try folder.run("generate --output Out/Deep/").output == "Out/Deep/ is up to date\n")
    #expect(try folder.run("generate --output Out/Deep --check").status == 0)

    let text = try #require(CatalogTexts.sound["Localizations/fr.lproj/T.strings"])
    try folder.write(text.replacing("Pause (fr)", with: "Suspendre"), to: "Localizations/fr.lproj/T.strings")
    let check = try folder.run("generate --output Out/Deep --check")
    #expect(check.status == 1 && check.output.split(separator: "\n").count == 1)
    #expect(
      check.errors == "l10n: error: Out/Deep is not what Localizations gives today\n"
        + "  help: run l10n generate without --check\n")
    let name = try #require(check.output.split(separator: "/").last)
    #expect(try folder.run("generate --output Out/Deep").output == "wrote Out/Deep/\(name)")
    #expect(try folder.run("generate --output None --check").status == 1)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/None"))
  }

  /// What is broken: a path and its text; the command; exit status; the last line of the errors.
  @Test(arguments: [
    (
      "file=x", "generate --output file/Out", 2,
      "l10n: error: 'file/Out/L10n.swift' cannot be written: a file stands where a folder is due"
    ),
    (
      "Localizations/de.lproj/T.strings/x=", "generate --output Out", 2,
      "l10n: error: nothing was generated: parts of the catalogue cannot be read"
    ),
    (
      "Localizations/l10n.yml=layers: [none]", "generate --output Out", 2,
      "l10n: error: nothing was generated: parts of the catalogue cannot be read"
    ),
    ("x=", "generate", 64, "  See 'l10n generate --help' for more information."),
    (
      "Empty/x=", "generate Empty --output Out", 2,
      "  help: a table is an .xcstrings file, or a .strings or .stringsdict file in an .lproj directory"
    ),
  ])
  func writesNothingWhenItCannot(file: String, line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    let parts = file.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    try folder.write(parts[1], to: parts[0])
    let run = try folder.run(line)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.split(separator: "\n").last.map(String.init) == message)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
  }

  /// The style of `l10n.yml` holds where the command line names none.
  @Test(arguments: [
    ("", "", "var play: Play {"), ("", " --style flat", "var playLabel: String {"),
    ("generate: {style: flat}", "", "var playLabel: String {"),
    ("generate: {style: flat}", " --style structured", "var play: Play {"),
  ])
  func takesTheStyleFromTheCommandLineFirst(configuration: String, options: String, expected: String) throws {
    let folder = try TemporaryFolder([
      "Localizations/en.lproj/T.strings": "\"play.label\" = \"Play\";", "Localizations/l10n.yml": configuration,
    ])
    #expect(try folder.run("generate --output Out\(options)").status == 0)
    #expect(try String(contentsOfFile: "\(folder.path)/Out/L10n+Texts1.swift", encoding: .utf8).contains(expected))
  }

  @Test func refusesTextsThatDoNotFitTheirArguments() throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    try folder.write("bare = \"%d %@\";", to: "Localizations/de.lproj/T.strings")
    let run = try folder.run("generate Localizations --output Out")
    #expect(run.errors.hasPrefix("Localizations/de.lproj/T.strings:1:"))
    #expect(run.errors.hasSuffix("l10n: error: nothing was generated: the arguments of some texts do not fit\n"))
    #expect(run.status == 1 && run.output == "" && !FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
  }
}
