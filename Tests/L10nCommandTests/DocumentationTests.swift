import Foundation
import L10nCore
import L10nLint
import TemporaryFolders
import Testing

@testable import l10n

/// Pages that a command writes are as it writes them.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter DocumentationTests` writes them again.
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
    try check(run.output, path)
  }

  /// A rule's page has the rule's default, summary and settings.
  @Test func pagesOfRulesAreUpToDate() throws {
    for rule in Rule.all { try check(RuleMarkdown.page(of: rule), "Documentation/Rules/\(rule.id).md") }
  }

  /// The page of settings ends with all that the reader knows.
  @Test func pageOfSettingsIsUpToDate() throws {
    let path = "Documentation/Reference/Settings.md"
    let page = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let prose = page.components(separatedBy: SettingsTable.heading)[0]
    try check(prose + SettingsTable.text(of: Configuration.shape), path)
  }

  private func check(_ output: String, _ path: String) throws {
    let url = Self.root.appending(path: path)
    if Self.isRecording {
      try output.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("snapshots were recorded: read the difference, then run the tests without RECORD_SNAPSHOTS")
    } else {
      let page = try String(contentsOf: url, encoding: .utf8)
      #expect(page == output, "write \(path) again: RECORD_SNAPSHOTS=1 swift test --filter DocumentationTests")
    }
  }

  /// Links in the list of rules and in their pages lead to files, and to headings if they name one.
  @Test func linksLeadSomewhere() throws {
    let paths = ["Rules.md"] + Rule.all.map { "Rules/\($0.id).md" }
    let headings = try String(contentsOf: Self.root.appending(path: "Documentation/Rules.md"), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("## ") }
      .map { $0.dropFirst(3).lowercased().replacing(" ", with: "-") }
    for path in paths {
      let url = Self.root.appending(path: "Documentation/\(path)")
      let links = try String(contentsOf: url, encoding: .utf8).matches(of: #/\]\(([^)#\s]+\.md)(?:#([^)\s]+))?\)/#)
      #expect(links.count >= (path == "Rules.md" ? Rule.all.count : 1))
      for link in links {
        let target = url.deletingLastPathComponent().appending(path: String(link.1)).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(link.0)")
        if let heading = link.2 { #expect(headings.contains(String(heading)), "\(path): \(link.0)") }
      }
    }
  }

  /// Links of the documents beside the sources, and paths that they name, such as those in the table of where things are;
  /// those of the site's pages are checked with the site.
  @Test(arguments: ["README.md", "CONTRIBUTING.md", "SECURITY.md", "Benchmarks/README.md", "Fuzzing/README.md"])
  func linksOfDocumentsLeadSomewhere(path: String) throws {
    let url = Self.root.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    let links = text.matches(of: #/\]\(([^)#\s:]+)(?:#[^)\s]+)?\)/#).map { String($0.1) }
    for link in links {
      let target = url.deletingLastPathComponent().appending(path: link).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(link)")
    }
    for named in text.matches(of: #/`((?:Sources|Templates|Plugins|Editors|Tests|Examples)\/[\w\/.+-]+)`/#) {
      let targets = [Self.root, url.deletingLastPathComponent()].map { $0.appending(path: String(named.1)).path }
      #expect(targets.contains(where: FileManager.default.fileExists), "\(path): \(named.0)")
    }
  }

  @Test func showsTheWholePageOfARule() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Documentation/Rules/missing-key.md"), encoding: .utf8)
    #expect(try TemporaryFolder().run("rules missing-key --markdown").output == page)
  }

  @Test func listsRulesByGroup() throws {
    let output = try TemporaryFolder().run("rules").output
    #expect(output.hasPrefix("Files\nduplicate-key "))
    #expect(output.contains("\n\nSettings and suppressions\ncoverage-below "))
    #expect(output.contains("\n\nFindings of the readers\nconfiguration "))
    #expect(output.contains("\n\nFindings of convert and import\nconversion-loss "))
  }

  /// No line is wider than the terminal, and nothing is left out.
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
    ("stray-semicolon", ["stray-semicolon (error, fixed by l10n fix)\n\nA semicolon ends nothing"]),
  ])
  func explainsARule(id: String, parts: [String]) throws {
    let run = try TemporaryFolder().run("rules \(id)")
    #expect(run.status == 0)
    for part in parts { #expect(run.output.contains(part), "\(run.output)") }
  }

  @Test func wantsOneThingAtATime() throws {
    #expect(try TemporaryFolder().run("rules missing-key --schema").status == 64)
    #expect(try TemporaryFolder().run("rules --schema --markdown").status == 64)
  }
}
