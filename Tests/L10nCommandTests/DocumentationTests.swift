import Foundation
import TemporaryFolders
import Testing

/// Pages that a command writes are as it writes them.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter DocumentationTests` writes them anew.
struct DocumentationTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: [
    ("rules --markdown", "Documentation/Rules.md"), ("rules --schema", "Documentation/l10n.schema.json"),
    (
      "accessibility \(root.path.replacing(" ", with: "␠"))/Localizations --profile strict --rules --format markdown",
      "Documentation/Accessibility.md"
    ),
  ])
  func pagesAreUpToDate(line: String, path: String) throws {
    let run = try TemporaryFolder().run(line)
    #expect(run.status == 0 && run.errors == "")
    let url = Self.root.appending(path: path)
    if Self.isRecording {
      try run.output.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("snapshots were recorded: read the difference, then run the tests without RECORD_SNAPSHOTS")
    } else {
      let page = try String(contentsOf: url, encoding: .utf8)
      #expect(page == run.output, "write \(path) anew: RECORD_SNAPSHOTS=1 swift test --filter DocumentationTests")
    }
  }

  @Test func listsRulesByGroup() throws {
    let output = try TemporaryFolder().run("rules").output
    #expect(output.hasPrefix("Files\nduplicate-key "))
    #expect(output.contains("\n\nSettings and suppressions\ncoverage-below "))
    #expect(output.contains("\n\nFindings of the readers\nconfiguration "))
    #expect(output.contains("\n\nFindings of convert and import\nconversion-loss "))
  }

  /// On a terminal no line is wider than that, and nothing is left out.
  @Test func listsRulesInTheColumnsThereAre() throws {
    let folder = try TemporaryFolder()
    let narrow = try folder.run("rules", environment: ["COLUMNS": "90"]).output
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 90 })
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    #expect(try words(narrow) == words(folder.run("rules").output))
  }

  @Test(arguments: [
    (
      "unused-suppression",
      ["unused-suppression (warning)\n\n", "\nBad:\n  en.lproj/Player.strings\n    /* l10n:ignore ", "\nGood:\n"]
    ),
    ("stray-semicolon", ["stray-semicolon (error)\n\nA semicolon ends nothing"]),
  ])
  func explainsARule(id: String, parts: [String]) throws {
    let run = try TemporaryFolder().run("rules \(id)")
    #expect(run.status == 0)
    for part in parts { #expect(run.output.contains(part), "\(run.output)") }
  }

  @Test func wantsOneThingAtATime() throws {
    #expect(try TemporaryFolder().run("rules missing-key --markdown").status == 64)
    #expect(try TemporaryFolder().run("rules --schema --markdown").status == 64)
  }
}
