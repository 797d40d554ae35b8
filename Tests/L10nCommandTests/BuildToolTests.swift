import Foundation
import L10nGenerate
import TemporaryFolders
import Testing

/// `l10n-build`, which L10nPlugin runs.
struct BuildToolTests {
  /// A catalog without findings.
  private static let sound = [
    "Localizations/l10n.yml": "development: en",
    "Localizations/en.lproj/T.strings": """
    /* The button that stops the video. */
    "pause" = "Pause";
    /* %@ = name */
    "greeting" = "Hello, %@!";
    """,
    "Localizations/fr.lproj/T.strings": """
    "pause" = "Suspendre";
    /* %@ = name */
    "greeting" = "Bonjour %@ !";
    """,
  ]

  private static func run(_ line: String, in folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun(line.split(separator: " ").map(String.init), in: folder, tool: "l10n-build")
  }

  @Test func writesTheFilesThatThePluginNames() throws {
    let folder = try TemporaryFolder(Self.sound)
    let run = try Self.run("Localizations --output Out --stem A.l10n", in: folder)
    #expect(run.status == 0 && run.output == "" && !run.errors.contains(" error: "))
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Out").sorted()
    #expect(files == SwiftGenerator.fileNames(stem: "A.l10n").sorted())
    #expect(try folder.run("generate --output Other").status == 0)
    for file in files {
      let other = file.replacing("A.l10n", with: "L10n")
      #expect(folder.text(of: "Out/\(file)") == folder.text(of: "Other/\(other)"))
    }
    let plugin = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Plugins/L10nPlugin/L10nPlugin.swift")
    let names = SwiftGenerator.fileNames(stem: "").map { "\"\($0.replacing(".swift", with: ""))\"" }
    #expect(try String(contentsOf: plugin, encoding: .utf8).contains("[\(names.joined(separator: ", "))]"))
  }

  @Test func writesOnlyTheFileOfTheTextsWhenATextChanges() throws {
    let folder = try TemporaryFolder(Self.sound)
    func files() throws -> [String: Date?] {
      let names = SwiftGenerator.fileNames(stem: "L10n")
      return try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try FileManager.default.attributesOfItem(atPath: "\(folder.path)/Out/\($0)")[.modificationDate] as? Date)
        })
    }
    #expect(try Self.run("Localizations --output Out", in: folder).status == 0)
    let before = try files()
    let text = try #require(Self.sound["Localizations/fr.lproj/T.strings"])
    try folder.write(text.replacing("Suspendre", with: "Arrêter"), to: "Localizations/fr.lproj/T.strings")
    #expect(try Self.run("Localizations --output Out", in: folder).status == 0)
    #expect(try files().filter { before[$0.key] != $0.value }.keys.sorted() == ["L10n+Tables.swift"])
  }

  /// A file that replaces one of a sound catalog; the exit status; the first line of the errors, and a part of them.
  @Test(arguments: [
    (
      "Localizations/fr.lproj/T.strings=pause = \"Suspendre\"; greeting = \"Bonjour %d !\";", 1,
      "Localizations/fr.lproj/T.strings:1:",
      "[argument-type]"
    ),
    ("Localizations/l10n.yml=nonsense: 1", 2, "Localizations/l10n.yml:1:1: error: ", "nonsense"),
    ("Localizations/l10n.yml=rules: {nonsense: off}", 2, "Localizations/l10n.yml:1:", "nonsense"),
    ("Localizations/l10n.yml=baseline: gone", 2, "l10n-build: error: there is no 'Localizations/gone'", "gone"),
    ("Localizations/l10n.yml=catalog: ../Empty", 2, "l10n-build: error: there is no 'Empty'", "Empty"),
  ])
  func leavesWhatThereIsWhenItCannotFinish(file: String, status: Int32, first: String, part: String) throws {
    let folder = try TemporaryFolder(Self.sound)
    #expect(try Self.run("Localizations --output Out", in: folder).status == 0)
    let before = folder.text(of: "Out/L10n+Tables.swift")
    let parts = file.split(separator: "=", maxSplits: 1).map(String.init)
    try folder.write(parts[1], to: parts[0])
    let run = try Self.run("Localizations --output Out", in: folder)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.hasPrefix(first) && run.errors.contains(part), "\(run.errors)")
    #expect(before != nil && folder.text(of: "Out/L10n+Tables.swift") == before)
  }

  /// The severity of an untranslated French text in a profile; the tests build the tool for debugging, as app builds
  /// do.
  @Test(arguments: [
    ("", 0, " warning: 'pause' is missing"), (" --profile debug", 0, " warning: 'pause' is missing"),
    (" --profile release", 1, " error: 'pause' is missing"), (" --profile mine", 1, " error: 'pause' is missing"),
    (" --profile other", 2, "l10n-build: error: there is no profile 'other'"),
  ])
  func missingTranslationsStopNoDebugBuild(options: String, status: Int32, message: String) throws {
    let changes = [
      "Localizations/l10n.yml": "development: en\nprofiles: {mine: {}}",
      "Localizations/fr.lproj/T.strings": "greeting = \"Bonjour %@ !\";",
    ]
    let folder = try TemporaryFolder(Self.sound.merging(changes) { $1 })
    let run = try Self.run("Localizations --output Out\(options)", in: folder)
    #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
    #expect((folder.text(of: "Out/L10n.swift") != nil) == (status == 0))
  }

  /// With the setting nothing stops a build, and each language has the texts that fit.
  @Test func keepsGoingWhereTheSettingsSaySo() throws {
    let changes = [
      "Localizations/l10n.yml": "development: en\ngenerate: {keep-going: true}",
      "Localizations/fr.lproj/T.strings": "pause = \"Suspendre\"; greeting = \"Bonjour %d !\"; a b = c;",
    ]
    let folder = try TemporaryFolder(Self.sound.merging(changes) { $1 })
    let run = try Self.run("Localizations --output Out --profile release", in: folder)
    #expect(run.status == 0 && run.errors.contains("warning: 'greeting' takes %d") && !run.errors.contains(" error: "))
    let tables = folder.text(of: "Out/L10n+Tables.swift") ?? ""
    #expect(tables.contains("Suspendre\\0") && !tables.contains("Bonjour"), "\(run.errors)")
  }

  /// Warnings are printed and do not stop a build; findings in the baseline are not printed; notes are left to `l10n
  /// lint`.
  @Test func tellsWarnings() throws {
    var texts = Self.sound
    texts["Localizations/fr.lproj/T.strings"]? += "\ngone = \"Parti\";\n"
    let folder = try TemporaryFolder(texts)
    let run = try Self.run("Localizations --output Out", in: folder)
    #expect(run.status == 0 && run.errors.contains(": warning: ") && run.errors.contains("[extra-key]"))
    #expect(!run.errors.contains(": note: ") && !run.errors.contains(" error: "))
    #expect(try folder.run("lint Localizations --write-baseline Localizations/known").status == 0)
    try folder.write("development: en\nbaseline: known", to: "Localizations/l10n.yml")
    #expect(try Self.run("Localizations --output Out", in: folder).errors == "")
  }

  @Test(arguments: [
    "", "Localizations", "Localizations --output", "Localizations Other --output Out", "Localizations --out Out",
    "Localizations --output Out --output Out",
  ])
  func explainsItself(line: String) throws {
    let folder = try TemporaryFolder(Self.sound)
    let run = try Self.run(line, in: folder)
    #expect(run.status == 64 && run.errors.hasPrefix("l10n-build: error: ") && run.errors.contains("usage: l10n-build"))
    #expect(folder.text(of: "Out/L10n.swift") == nil)
  }
}
