import Foundation
import TemporaryFolders
import Testing

struct LintReferenceTests {
  private static let sdk = [
    "SDK/en.lproj/SDK.strings": "a1 = Play; a2 = \"Ad %d of %d\"; a3 = Pause; a4 = Live; a5 = Captions;",
    "SDK/de.lproj/SDK.strings":
      "a1 = Wiedergeben; a2 = \"Werbung %d von %d\"; a3 = Anhalten; a4 = Live; a5 = Untertitel;",
    "SDK/en.lproj/Other.strings": "x = X;",
  ]

  /// Own files, the command's words, and each finding: place, severity and rule.
  @Test(
    arguments: [
      (
        ["App/nl.lproj/SDK.strings": "a1 = Afspelen;\na2 = \"Reclame %@ van %d\";\na33 = Pauze;\na4 = Live;"],
        "App --reference SDK",
        [
          "App/nl.lproj/SDK.strings:1:1: error [missing-key]", "App/nl.lproj/SDK.strings:1:1: error [missing-key]",
          "App/nl.lproj/SDK.strings:2:15: error [override-argument-mismatch]",
          "App/nl.lproj/SDK.strings:3:1: error [override-unknown-key]",
        ]
      ),
      // Texts that the SDK has in the same language may be left to it.
      (
        ["App/de.lproj/SDK.strings": "a1 = Los;\na4 = Live;"], "App --reference SDK",
        [
          "App/de.lproj/SDK.strings:1:1: note [missing-key]", "App/de.lproj/SDK.strings:2:1: note [override-redundant]",
        ]
      ),
      (
        ["App/de.lproj/SDK.strings": "a1 = Los;\na2 = \"%d von %d\";\na3 = Halt;\na4 = Jetzt;"],
        "App/de.lproj --reference SDK",
        ["App/de.lproj/SDK.strings:1:1: warning [missing-key]"]
      ),
      // A folder with other tables, and one with its own settings.
      (
        [
          "App/nl.lproj/SDK.strings": "a1 = Afspelen;", "App/en.lproj/App.strings": "title = %y;",
          "App/l10n.yml": "rules: {missing-key: off}",
        ], "App --reference SDK", []
      ),
      // Files with any name.
      (
        ["mine.strings": "a1 = Play;\na2 = \"%d/%d\"; a3 = Hold; a4 = Now; a5 = Texts;"],
        "mine.strings --reference SDK/en.lproj/SDK.strings", ["mine.strings:1:1: note [override-redundant]"]
      ),
      (
        ["mine.strings": "a1 = Afspelen; a2 = \"%d/%d\"; a3 = Pauze; a4 = Nu;"],
        "mine.strings --reference SDK/en.lproj/SDK.strings --locale nl",
        ["mine.strings:1:1: error [missing-key]"]
      ),
      (["nl.lproj/SDK.strings": "a1 = Afspelen"], "nl.lproj --reference SDK/en.lproj/Other.strings", nil),
      (["mine.strings": "a1 = Afspelen"], "mine.strings --reference SDK", nil),
      (["mine.txt": "a1 = Afspelen"], "mine.txt --reference SDK", nil),
      ([:], "none --reference SDK", nil),
      (["mine.strings": "a = b;"], "mine.strings --reference none", nil),
      (["L/en.lproj/T.strings": "a = b;"], "L --locale nl", nil),
    ] as [([String: String], String, [String]?)])
  func checksAgainstWhatIsReplaced(files: [String: String], words: String, findings: [String]?) throws {
    let folder = try TemporaryFolder(Self.sdk.merging(files) { $1 })
    let run = try folder.run("lint \(words)")
    guard let findings else {
      #expect(run.output == "" && [2, 64].contains(run.status), "\(run.errors)")
      return
    }
    let lines = run.output.split(separator: "\n").compactMap { line -> String? in
      guard let match = line.firstMatch(of: /^(\S+:\d+:\d+: \w+): .*( \[[a-z-]+\])$/) else { return nil }
      return "\(match.1)\(match.2)"
    }
    #expect(lines == findings, "\(run.output)")
    #expect(run.errors == "" && run.status == (findings.contains { $0.contains(" error ") } ? 1 : 0))
  }

  @Test func tellsPlacesInBothFiles() throws {
    let folder = try TemporaryFolder(
      Self.sdk.merging(["nl.lproj/SDK.strings": "a2 = \"%@\";\na4 = Nu;\ncaptions = Teksten;"]) { $1 }.merging([
        "SDK/en.lproj/SDK.strings": (Self.sdk["SDK/en.lproj/SDK.strings"] ?? "") + "caption = Captions;"
      ]) { $1 })
    let output = try folder.run("lint nl.lproj --reference SDK").output
    #expect(
      output.contains(
        """
        nl.lproj/SDK.strings:1:1: error: 'a1' is missing from 'nl' [missing-key]
          1 | a2 = "%@";
            | ^
          note: the text of the reference: SDK/en.lproj/SDK.strings (1:6)
          help: add it to nl.lproj/SDK.strings

        """), "\(output)")
    #expect(
      output.contains("  note: the text it replaces: SDK/en.lproj/SDK.strings (1:17)\n  help: write %d\n"), "\(output)")
    #expect(
      output.contains("  note: a key like it: SDK/en.lproj/SDK.strings (1:69)\n  help: rename it to 'caption'\n"),
      "\(output)")
    #expect(output.contains("\n1 file, 3 entries, 1 locale: "))
  }

  @Test func countsEqualFindings() throws {
    let texts = ["Play", "Pause", "Rewind", "Replay", "Watch"].map { "\($0) = \"\($0) the video\";" }.joined()
    let folder = try TemporaryFolder(["SDK/en.lproj/SDK.strings": texts, "nl.lproj/SDK.strings": texts])
    let output = try folder.run("lint nl.lproj --reference SDK --limit 2").output
    #expect(output.hasPrefix(".: warning: 5 texts of 'nl' are the same as in 'en' [untranslated-value]\n"), "\(output)")
  }

  /// Texts that the reference has lost cannot be compared, which is reported.
  @Test(
    arguments: [
      ("a1 = Play;; a2 = x;", 2, "l10n: note: the reference 'SDK/en.lproj/SDK.strings' has errors"),
      ("bplist00x", 2, "l10n: error: the reference 'SDK/en.lproj/SDK.strings' cannot be read"),
    ] as [(String, Int32, String)])
  func tellsABrokenReference(text: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(["SDK/en.lproj/SDK.strings": text, "en.lproj/SDK.strings": "a1 = Go;"])
    let run = try folder.run("lint en.lproj --reference SDK")
    #expect(run.status == status && run.errors.hasPrefix(message), "\(run.errors)\(run.output)")
  }

  /// Tables as apps ship them: UTF-16 with a byte order mark, and a binary property list.
  @Test func readsTablesAsTheyAreShipped() throws {
    let folder = try TemporaryFolder(Self.sdk.merging(["App/de.lproj/SDK.strings": "a1 = \"Wiedergeben\";"]) { $1 })
    let text = try #require(Self.sdk["SDK/en.lproj/SDK.strings"])
    try (Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data()))
      .write(to: URL(filePath: "\(folder.path)/SDK/en.lproj/SDK.strings"))
    let converted = try folder.run(
      "convert SDK/de.lproj/SDK.strings --to binary-plist --output SDK/de.lproj/SDK.strings --force")
    #expect(converted.status == 0, "\(converted.errors)")
    let run = try folder.run("lint App --reference SDK --fail-on note")
    #expect(run.output.contains("'de' leaves 4 of 5 texts to the reference: 'a2', 'a3', 'a4' and 1 more [missing-key]"))
    #expect(run.output.contains("the override of 'a1' is the same as what it overrides [override-redundant]"))
    #expect(run.status == 1)
  }

  @Test func heedsBaselinesAndSettings() throws {
    let folder = try TemporaryFolder(
      Self.sdk.merging([
        "App/nl.lproj/SDK.strings": "a1 = Afspelen; zz = x;", "App/l10n.yml": "rules: {missing-ky: off}",
      ]) { $1 })
    let wrong = try folder.run("lint App --reference SDK")
    #expect(
      wrong.status == 2 && wrong.errors.hasPrefix("App/l10n.yml:1:9: error: there is no rule 'missing-ky'"),
      "\(wrong.errors)")
    try folder.write("rules: {missing-key: note}", to: "App/l10n.yml")
    let written = try folder.run("lint App --reference SDK --write-baseline b.jsonl")
    #expect(written.output.hasPrefix("5 findings written to b.jsonl: "), "\(written.output)")
    let known = try folder.run("lint App --reference SDK --baseline b.jsonl")
    #expect(known.status == 0 && known.output.contains("no findings, 5 in the baseline"), "\(known.output)")
  }
}
