import Foundation
import TemporaryFolders
import Testing
import Yams

/// The files by which other tools run l10n name commands and options that there are.
struct IntegrationFileTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func yaml(_ name: String) throws -> Node {
    let text = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    return try #require(try Yams.compose(yaml: text))
  }

  @Test func hooksNameCommands() throws {
    let folder = try TemporaryFolder()
    let hooks = try #require(try yaml(".pre-commit-hooks.yaml").sequence)
    for hook in hooks {
      // A script runs from the hook's repository.
      #expect(hook["language"]?.string == "script")
      let files = try #require(hook["files"]?.string)
      let pattern = try NSRegularExpression(pattern: files)
      for (path, matches) in [("fr.lproj/A.strings", true), ("a/B.stringsdict", true), ("Strings.swift", false)] {
        let range = NSRange(path.startIndex..., in: path)
        #expect((pattern.firstMatch(in: path, range: range) != nil) == matches, "\(path)")
      }
      let words = try #require(hook["entry"]?.string).split(separator: " ")
      #expect(words.first == "Distribution/run")
      #expect(FileManager.default.isExecutableFile(atPath: Self.root.appending(path: String(words[0])).path))
      let help = try folder.run(words.dropFirst().joined(separator: " ") + " --help")
      #expect(help.status == 0 && help.output.contains("USAGE: l10n \(words[1])"))
    }
  }

  @Test func theActionNamesOptions() throws {
    let action = try yaml("action.yml")
    let inputs = try #require(action["inputs"]?.mapping)
    let steps = try #require(action["runs"]?["steps"]?.sequence)
    let help = try TemporaryFolder().run("lint --help").output
    for step in steps {
      let script = try #require(step["run"]?.string)
      let check = Process()
      check.executableURL = URL(filePath: "/bin/bash")
      check.arguments = ["-n", "-c", script]
      try check.run()
      check.waitUntilExit()
      #expect(check.terminationStatus == 0)
      if script.contains("--format") { #expect(help.contains("--format")) }
      for value in step["env"]?.mapping?.values.compactMap(\.string) ?? [] where value.contains("inputs.") {
        let name = value.replacing("${{ inputs.", with: "").replacing(" }}", with: "")
        #expect(inputs[Node(name)] != nil, "\(value)")
      }
    }
  }
}
