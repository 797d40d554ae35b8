import TemporaryFolders
import Testing

/// Characters that a terminal or a CI log would interpret are made visible in all output for people.
struct VisibleOutputTests {
  private static let escape = "\u{1B}"

  /// A language whose name has a line that begins a command of GitHub Actions.
  private static let name = "A\n::error::x\u{1B}[2J\u{202E}"

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "L/en.lproj/T.strings": "a = \"x\u{1B}[7m\r::error::y\"; /* \r::error::z */\r\nb = \"%@\";\r\n",
      "L/fr.lproj/T.strings": "a = \"x\u{1B}[7m\r::error::y\";\r\na = \"x\u{1B}[7m\r::error::y\";\r\nb = \"%@\";\r\n",
      "L/en.lproj/\(name).strings": "c = \"d\";\nc = \"d\";\n",
      "L/fr.lproj/\(name).strings": "c = \"d\";\nc = \"d\";\n",
    ])
  }

  private static let lines = [
    "fix L --dry-run", "fix L --dry-run --color always", "fix L", "sync L --dry-run", "sync L", "lint L",
    "lint L --format github", "lint L --format xcode", "lint L --format markdown", "coverage L", "explain L a",
    "explain L a --table T", "resolve L a --table T --locale en", "render L/en.lproj/T.strings a",
    "render L/en.lproj/none.strings a", "format L --check", "format L", "import no\u{1B}\n::error::thing L",
    "convert L --to po --output O", "export L --output X", "pseudo L", "lock L", "generate L --output G",
    "generate L --output G --check", "init", "lint L --baseline \u{1B}\n::error::b", "dump no\u{1B}\n::error::thing",
  ]

  @Test(arguments: lines) func isNeverRaw(line: String) throws {
    let run = try Self.folder().run(line)
    #expect(!run.wasKilled)
    for text in [run.output, run.errors] {
      // Requested colors come from the tool.
      let text = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      #expect(!text.contains(Self.escape) && !text.contains("\u{202E}"), "\(text.debugDescription)")
      let begins = text.split { "\r\n".contains($0) || $0 == "\r\n" }.filter { $0.hasPrefix("::error::") }
      #expect(begins.isEmpty, "\(text.debugDescription)")
    }
  }

  @Test func showsPatchesWithTheirLineEnds() throws {
    let run = try Self.folder().run("fix L --dry-run --rule duplicate-key --unsafe")
    #expect(run.output.contains("x<U+001B>[7m<U+000D>::error::y\";\r\n"), "\(run.output.debugDescription)")
  }

  /// Output for other programs is not changed.
  @Test func leavesFilesAlone() throws {
    let folder = try Self.folder()
    let run = try folder.run("format -", shell: #"exec "$1" format - < L/en.lproj/T.strings"#)
    #expect(run.status == 0 && run.output.contains("\u{1B}"), "\(run.output.debugDescription) \(run.errors)")
  }
}
