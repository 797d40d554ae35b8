import Foundation
import TemporaryFolders
import Testing

/// Exit status 0 means that everything was read, for every command.
struct UnreadCommandTests {
  private static let files = [
    "L/en.lproj/T.strings": "\"a\" = \"A %@\";\n\"b\" = \"B\";\n",
    "L/fr.lproj/T.strings": "\"a\" = \"À %@\";\n\"b\" = \"Bé\";\n",
    "L/l10n.yml": "development: en\ncontrols: {play: {tag: 1, label: b}}\n",
  ]

  /// Commands that pass on these files.
  private static let commands = [
    "lint L", "coverage L --min-coverage 100", "accessibility L", "report L --html Out", "export L --output Out",
    "pseudo L --output Out", "generate L --output Out", "generate L --output Out --template markdown",
    "generate L --context", "resolve L b --locale en", "explain L b", "label L play", "fix L", "sync L", "lock L",
    "format L --check", "convert L --to json --output Out", "init L --dry-run", "lint L --write-baseline Out",
    "lint L --reference Other",
  ]

  /// Ways to make a file or folder unreadable, for root as well.
  private static let damages: [(name: String, isPipe: Bool)] = [
    ("fr.lproj/Folder.strings", false), ("fr.lproj/Pipe.strings", true), ("de.lproj", true),
  ]

  @Test(arguments: commands) func readsWhatIsWhole(_ command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("\"a\" = \"A %@\";\n\"b\" = \"B\";\n", to: "Other/en.lproj/T.strings")
    let run = try folder.run(command)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: commands, damages) func endsWithTwo(_ command: String, _ damage: (name: String, isPipe: Bool)) throws
  {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("\"a\" = \"A %@\";\n\"b\" = \"B\";\n", to: "Other/en.lproj/T.strings")
    if damage.isPipe {
      #expect(mkfifo("\(folder.path)/L/\(damage.name)", 0o644) == 0)
    } else {
      try folder.makeFolder("L/\(damage.name)")
    }
    let run = try folder.run(command)
    #expect(run.status == 2)
    #expect((run.output + run.errors).contains(damage.name))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
  }

  /// Commands that need all texts.
  @Test(arguments: [
    "coverage L --min-coverage 100", "accessibility L", "export L --output Out", "pseudo L --output Out",
    "generate L --output Out", "generate L --context", "lock L", "convert L --to json --output Out",
  ])
  func endsWithTwoWhereATableIsCutOff(_ command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("\"a\" = \"A %@\";\n\"b\" = \"B", to: "L/en.lproj/T.strings")
    let run = try folder.run(command)
    #expect(run.status == 2)
    #expect(run.errors.contains("L/en.lproj/T.strings:2:7: error: "), "\(run.errors)")
    #expect(run.errors.contains("cannot be read"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
  }

  /// Commands that continue with the other files.
  @Test(arguments: [
    "lint L", "lint L --rule missing-key", "lint L --baseline known", "resolve L b --locale en", "explain L b",
    "label L play",
    "suggest L", "fix L --check", "fix L", "sync L", "sync L --check", "report L --output Out", "format L --check",
    "rename L b c --dry-run", "add L de --dry-run", "diff L Copy", "lint Copy --reference L",
  ])
  func endsWithTwoWhatGoesOn(_ command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("\"a\" = \"A %@\";\n\"b\" = \"B\";\n", to: "Copy/en.lproj/T.strings")
    try folder.write(#"{"rule": "missing-value", "table": "T", "locale": "fr", "count": 9}"#, to: "known")
    try folder.write((Self.files["L/l10n.yml"] ?? "") + "rules: {all: off, missing-value: off}\n", to: "L/l10n.yml")
    for directory in ["en", "fr"] {
      let half = "/* l10n:ignore-file missing-value */\n\"a\" = \"A %@\";\n\"b\" = \"B\";\n\"c\" = \n"
      try folder.write(half, to: "L/\(directory).lproj/T.strings")
    }
    let run = try folder.run(command)
    #expect(run.status == 2, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("in sync"))
    #expect((run.output + run.errors).contains("T.strings"))
  }

  /// A command about some languages needs these and the development language.
  @Test(arguments: [("de", 0), ("fr", 2), ("fr-CA", 2)] as [(String, Int32)])
  func needsTheLanguagesThatItIsAbout(_ locale: String, _ status: Int32) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("\"a\" = \"A %@\";\n\"b\" = \"B\";\n", to: "L/de.lproj/T.strings")
    try folder.write("\"a\" = \"A %@\";\n\"b\" = ", to: "L/fr.lproj/T.strings")
    #expect(try folder.run("resolve L a --locale \(locale) --arg argument1=x").status == status)
  }

  /// Two folders of one language are compared, and folders without tables are refused.
  @Test(
    arguments: [
      ("diff --check A/en.lproj B/en.lproj", 1), ("diff --check A/en.lproj/ B/fr.lproj", 1),
      ("diff --check A/en.lproj A/en.lproj", 0), ("diff --check A B", 1), ("diff --check A/en.lproj B", 2),
      ("diff --check A Empty", 2),
    ] as [(String, Int32)])
  func comparesFoldersOfOneLanguage(_ command: String, _ status: Int32) throws {
    let folder = try TemporaryFolder([
      "A/en.lproj/T.strings": "\"a\" = \"b\";\n", "B/en.lproj/T.strings": "\"a\" = \"c\";\n",
      "B/fr.lproj/T.strings": "\"a\" = \"d\";\n", "Empty/x": "",
    ])
    #expect(try folder.run(command).status == status)
  }

  @Test func lintReportsWhatItCouldNotRead() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.link("L/fr.lproj/Loop.strings", to: "Loop.strings")
    let run = try folder.run("lint L --rule duplicate-key --format json")
    #expect(run.status == 2)
    try folder.link("L/de.lproj", to: "nowhere")
    let whole = try folder.run("lint L")
    #expect(whole.status == 2)
    #expect(whole.output.contains("'fr.lproj/Loop.strings' cannot be read: links form a cycle"))
    #expect(whole.output.contains("'de.lproj' cannot be read: it is a link that leads nowhere"))
  }

  @Test func thePluginsToolEndsWithTwo() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.makeFolder("L/fr.lproj/Folder.strings")
    let run = try CommandRun(["L", "--output", "Out"], in: folder, tool: "l10n-build")
    #expect(run.status == 2 && run.errors.contains("'fr.lproj/Folder.strings' cannot be read: it is a folder"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
  }

  @Test(arguments: ["dump Pipe.strings", "format Pipe.strings", "render Pipe.strings a", "import Pipe.strings L"])
  func waitsForNoPipe(_ command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(mkfifo("\(folder.path)/Pipe.strings", 0o644) == 0)
    let run = try folder.run(command)
    #expect(run.status == 2 && run.errors.contains("'Pipe.strings' cannot be read: it is not a regular file"))
  }

  /// A pipe that the user names as shells do is read.
  @Test func readsAPipeBelowDev() throws {
    let folder = try TemporaryFolder(["t.strings": "\"a\" = \"x\";\n"])
    let run = try folder.run("dump /dev/stdin", shell: "cat t.strings | \"$@\"")
    #expect(run.status == 0 && run.output.contains("\"value\":\"x\""), "\(run.errors)")
  }
}
