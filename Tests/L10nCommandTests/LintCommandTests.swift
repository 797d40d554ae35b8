import Foundation
import L10nCore
import TemporaryFolders
import Testing

struct LintCommandTests {
  @Test func tellsFindingsAndSumsUp() throws {
    let folder = try TemporaryFolder([
      "L/en.lproj/T.strings": "a = 1;;\nb = \"\\q\";\n", "L/en.lproj/Empty.strings": "",
    ])
    let run = try folder.run("lint L")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("L/") }.map { $0.split(separator: " ").last.map(String.init) } == [
        "[empty-file]", "[stray-semicolon]", "[unknown-escape]",
      ])
    #expect(lines.contains { $0.hasPrefix("L/en.lproj/T.strings:1:7: error: ") })
    #expect(lines.last?.hasPrefix("2 files, 2 entries, 1 locale: 1 error, 2 warnings (") == true)
    #expect(run.status == 1 && run.errors == "")
    try folder.write("rules: {stray-semicolon: warning, unknown-escape: off}\n", to: "L/l10n.yml")
    #expect(try folder.run("lint L").status == 0)
    #expect(try folder.run("lint L --fail-on warning").status == 1)
    #expect(try folder.run("lint L/ --fail-on note").output.hasPrefix("L/en.lproj/Empty.strings:1:1: warning: "))
  }

  /// A folder's files, the command, and a part of the errors.
  @Test(arguments: [
    (
      "a", "lint",
      "l10n: error: there is no catalog in the current folder or below it\n  help: a catalog is a folder with tables, such as .lproj folders or String Catalogs (.xcstrings), or an l10n.yml; l10n init --create begins one\n"
    ),
    ("a", "lint a", "l10n: error: expected a folder, but 'a' is a file\n  help: l10n dump a reads one file\n"),
    ("a", "lint a/b", "l10n: error: there is no 'a/b'\n  help: name the folder that holds the tables\n"),
    (
      "L/x.txt", "lint L",
      "l10n: error: 'L' has no tables\n  help: a table is an .xcstrings, .arb or .po file, a .strings or .stringsdict file in an .lproj directory, an .xml file in one of Android's values directories, or a .json or .properties file of a language\n"
    ),
    (
      "L/en.lproj/T.strings", "lint L/en.lproj",
      "l10n: error: 'L/en.lproj' has no tables\n  help: that is one language: name the folder that holds it, 'L'\n"
    ),
    (
      "en.lproj/T.strings", "lint en.lproj",
      "l10n: error: 'en.lproj' has no tables\n  help: that is one language: name the folder that holds it, '.'\n"
    ),
    (
      "L/l10n.yml=locales: [en", "lint L",
      "L/l10n.yml:1:13: error: this is not YAML: did not find expected ',' or ']' [configuration]\n"
    ),
    (
      "L/l10n.yml=rules: {mising-key: off}", "lint L",
      "L/l10n.yml:1:9: error: there is no rule 'mising-key' [configuration]\n"
    ),
    (
      "L/l10n.yml=lokales: [en]", "lint L",
      "L/l10n.yml:1:1: error: the configuration has no 'lokales' [configuration]\n"
    ),
  ])
  func saysWhyItCouldNotRun(file: String, line: String, errors: String) throws {
    let parts = file.split(separator: "=", maxSplits: 1).map(String.init)
    let run = try TemporaryFolder([parts[0]: parts.count > 1 ? parts[1] : "k = v;"]).run(line)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix(errors), "\(run.errors)")
  }

  @Test func namesLayersAndTablesThatAreNotThere() throws {
    let folder = try TemporaryFolder([
      "l10n.yml": "layers: [acme]\ntables: [Playr]\n", "en.lproj/Player.strings": "a = 1;",
    ])
    let run = try folder.run("lint .")
    #expect(run.output.contains("l10n.yml:1:10: error: there is no override layer 'acme' [configuration]\n"))
    #expect(run.output.contains("l10n.yml:2:10: error: there is no table 'Playr' [configuration]\n"))
    #expect(run.output.contains("help: did you mean 'Player'?\n") && run.status == 1)
  }

  @Test func mixesStringCatalogsWithDirectories() throws {
    let folder = try TemporaryFolder([
      "Photos.xcstrings": CatalogTexts.photos, "en.lproj/T.strings": "a = Album;", "fr.lproj/T.strings": "b = 1;",
    ])
    let run = try folder.run("lint .")
    #expect(run.output.contains("fr.lproj/T.strings:1:1: error: 'a' is missing from 'fr' [missing-key]\n"))
    #expect(run.output.contains("Photos.xcstrings:5:"))
    #expect(run.output.contains("note: 'share' is to be reviewed in 'fr' [unreviewed-translation]\n"))
    #expect(run.output.contains("\n3 files, 6 entries, 2 locales: "))
    #expect(try folder.run("resolve . share --locale fr").output == "Partager\n")
    try folder.write("x = 1;", to: "fr.lproj/Photos.strings")
    #expect(try folder.run("lint .").output.contains("Photos.xcstrings:1:1: error: table 'Photos' is in"))
  }

  /// A pipe without a reader is not an error.
  @Test(arguments: ["lint Localizations", "rules", "dump Localizations/fr.lproj/T.strings", "explain play"])
  func nobodyReadingIsNoError(line: String) throws {
    let folder = try TemporaryFolder(CatalogTexts.sound)
    let run = try folder.run(line, closesOutput: true)
    #expect(run.errors == "" && !run.wasKilled)
    #expect(try run.status == folder.run(line).status)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs a device that is always full"))
  func aFullDiskIsAnError() throws {
    let run = try TemporaryFolder().run("rules", shell: "exec \"$@\" > /dev/full")
    #expect(run.errors == "l10n: error: the output cannot be written: the disk is full\n" && run.status == 2)
  }

  /// 46 MB in an optimized build; less in a debug build, which reads some thirty times slower. The rules take far
  /// longer than reading, so the linted files are smaller: many entries, and a single line with many errors.
  @Test func readsLargeFilesToTheEnd() throws {
    #if DEBUG
      let counts = (read: 20_000, linted: 5_000)
    #else
      let counts = (read: 650_000, linted: 65_000)
    #endif
    func table(_ count: Int) -> String {
      (0..<count).lazy.map { "/* A comment. */\n\"key.of.entry.\($0)\" = \"A text of some length, %lld\";\n" }.joined()
    }
    let folder = try TemporaryFolder([
      "large.strings": table(counts.read), "L/en.lproj/T.strings": table(counts.linted),
    ])
    let broken = (0..<counts.linted).lazy.map { "\"key.\($0)\" \"no equals sign\"; " }
    try folder.write(broken.joined(), to: "L/en.lproj/Broken.strings")
    let last = "key.of.entry.\(counts.read - 1)"
    #expect(try folder.run("render large.strings \(last) --args [7]").output == "A text of some length, 7\n")
    let run = try folder.run("lint L")
    #expect(run.status == 2 && !run.wasKilled)
    let (entries, errors) = ((counts.linted * 2).withSeparators, counts.linted.withSeparators)
    #expect(run.output.contains("2 files, \(entries) entries, 1 locale: \(errors) errors"))
  }
}
