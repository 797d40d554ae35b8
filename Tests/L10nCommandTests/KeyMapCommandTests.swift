import Foundation
import TemporaryFolders
import Testing

struct KeyMapCommandTests {
  private static let files = [
    "sdk.keys.yml": "b1: play\nb2: pause\nb3: {key: countdown, specifiers: [\"%d\"]}\nb4: [pip.enter, pip.exit]\n",
    "SDK/en.lproj/SDK.strings":
      "/* A button */\nb1 = Play;\nb2 = Pause;\nb3 = \"In %d s\";\nb4 = Picture;\nzz = Debug;\n",
    "SDK/fr.lproj/SDK.strings": "b1 = Lire;\nb2 = Pause;\nb3 = \"Dans %d s\";\nb4 = Image;\nzz = Test;\n",
  ]

  /// A folder whose tables are in UTF-16, as SDKs ship them.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    for path in files.keys where path.hasSuffix(".strings") {
      let text = try #require(files[path]).data(using: .utf16LittleEndian) ?? Data()
      try (Data([0xFF, 0xFE]) + text).write(to: URL(filePath: "\(folder.path)/\(path)"))
    }
    return folder
  }

  /// Keys and texts of a file, without their places.
  private static func texts(of path: String, _ folder: TemporaryFolder) throws -> [Substring] {
    try folder.run("dump \(path)").output.matches(of: /"(key|value)":"[^"]*"/).map(\.output.0)
  }

  @Test func goesToOurKeysAndBack() throws {
    let folder = try Self.folder()
    let imported = try folder.run("import SDK Custom --key-map sdk.keys.yml")
    #expect(imported.status == 0)
    #expect(
      imported.output == """
        wrote Custom/en.lproj/SDK.strings
        wrote Custom/fr.lproj/SDK.strings
        10 texts in 2 languages, 1 key kept, 0 refused

        """)
    #expect(
      imported.errors == """
        SDK/en.lproj/SDK.strings:6:1: warning: the map has no 'zz', so the text keeps this key [key-map-missing]
          6 | zz = Debug;
            | ^^
          help: add a line such as 'zz: key.of.the.text'

        """)
    #expect(
      folder.text(of: "Custom/en.lproj/SDK.strings") == """
        /* A button */
        "play" = "Play";

        "pause" = "Pause";
        "countdown" = "In %d s";
        "pip.enter" = "Picture";
        "pip.exit" = "Picture";
        "zz" = "Debug";

        """)

    // A language of one's own, half of it.
    try folder.write("\"play\" = \"Afspelen\";\n", to: "Custom/nl.lproj/SDK.strings")
    #expect(try folder.run("sync Custom").status == 0)
    let exported = try folder.run("export Custom --key-map sdk.keys.yml --output Out")
    #expect(exported.status == 0 && exported.errors.contains("the map has no foreign key for 'zz'"))
    #expect(
      exported.output == """
        wrote Out/en.lproj/SDK.strings (5 texts)
        wrote Out/fr.lproj/SDK.strings (5 texts)
        wrote Out/nl.lproj/SDK.strings (1 text)

        """)
    #expect(folder.text(of: "Out/nl.lproj/SDK.strings") == "\"b1\" = \"Afspelen\";\n")
    for language in ["en", "fr"] {
      let path = "\(language).lproj/SDK.strings"
      #expect(try Self.texts(of: "Out/\(path)", folder) == Self.texts(of: "SDK/\(path)", folder))
    }
    // Again, and nothing changes.
    let again = try folder.run("import SDK Custom --key-map sdk.keys.yml")
    #expect(again.output == "10 texts in 2 languages, 1 key kept, 0 refused\n")
  }

  @Test func changesOnlyWhatDiffers() throws {
    let folder = try Self.folder()
    try folder.write("// mine\nplay = \"Lecture\"; pause = Pause;\n", to: "L/fr.lproj/SDK.strings")
    try folder.write("play = Play; pause = Pause;\n", to: "L/en.lproj/SDK.strings")
    let dry = try folder.run("import SDK/fr.lproj/SDK.strings L --key-map sdk.keys.yml --dry-run")
    #expect(dry.output.hasPrefix("--- a/L/fr.lproj/SDK.strings\n+++ b/L/fr.lproj/SDK.strings\n"), "\(dry.output)")
    #expect(dry.errors.contains("5 texts in 1 language, ") && dry.status == 0, "\(dry.errors)")
    #expect(try folder.run("import SDK/fr.lproj/SDK.strings L --key-map sdk.keys.yml").status == 0)
    let text = try #require(folder.text(of: "L/fr.lproj/SDK.strings"))
    #expect(text.hasPrefix("// mine\nplay = \"Lire\"; pause = Pause;\n") && text.contains("Dans %d s"), "\(text)")
    #expect(folder.text(of: "L/en.lproj/SDK.strings") == "play = Play; pause = Pause;\n")
  }

  @Test(
    arguments: [
      ("import SDK Custom --key-map none.yml", 2, "l10n: error: there is no 'none.yml'"),
      ("import none Custom --key-map sdk.keys.yml", 64, "l10n: error: the name 'none' does not say its format"),
      ("import SDK Custom More --key-map sdk.keys.yml", 64, "l10n: error: --key-map takes one folder or file"),
      (
        "export SDK --key-map sdk.keys.yml --only-missing", 64,
        "l10n: error: --only-missing and --to are for translators"
      ),
      ("export SDK --key-map sdk.keys.yml --locale nl", 64, "l10n: error: there is no 'nl' in 'SDK'"),
      ("export SDK --key-map sdk.keys.yml --output fr.strings", 64, "l10n: error: 'fr.strings' is one file"),
      ("export none --key-map sdk.keys.yml", 2, "l10n: error: there is no 'none'"),
    ] as [(String, Int32, String)])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let run = try Self.folder().run(line)
    #expect(run.status == status && run.errors.hasPrefix(message) && run.output == "", "\(run.errors)")
  }

  /// Keys of both sides in one table could not be told apart later.
  @Test func refusesKeysOfBothSides() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("b1 = Play; play = Spiel;", to: "SDK/en.lproj/SDK.strings")
    let run = try folder.run("import SDK Custom --key-map sdk.keys.yml")
    #expect(run.status == 1 && run.output == "" && run.errors.contains("[key-map-taken]"), "\(run.errors)")
    #expect(run.errors.hasSuffix("l10n: error: nothing was imported\n"))
    #expect(folder.text(of: "Custom/en.lproj/SDK.strings") == nil)
  }
}
