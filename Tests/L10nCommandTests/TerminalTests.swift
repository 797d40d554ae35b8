import Foundation
import Synchronization
import TemporaryFolders
import Testing

@testable import l10n

struct TerminalTests {
  /// The output of a progress line during some work.
  private static func written(isShown: Bool, _ activity: String) -> [String] {
    let lines = Mutex<[String]>([])
    let isThere = DispatchSemaphore(value: 0)
    let line = ProgressLine(isShown: isShown, delay: 0) { text in
      lines.withLock { $0.append(text) }
      isThere.signal()
    }
    let result = line.during(activity) {
      if isShown { isThere.wait() }
      return 7
    }
    #expect(result == 7)
    return lines.withLock { $0 }
  }

  @Test func progressIsErasedAtTheEnd() throws {
    let lines = Self.written(isShown: true, "reading L")
    #expect(try #require(lines.first).hasPrefix("\u{1B}[2Kreading L … "))
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix(" s\r") } && lines.last == "\u{1B}[2K")
    #expect(Self.written(isShown: false, "reading L") == [])
  }

  /// A line that wraps could not be erased, and a name must not move the cursor.
  @Test func progressStaysOnItsLine() throws {
    let long = try #require(Self.written(isShown: true, String(repeating: "長", count: 300)).first)
    #expect(long.unicodeScalars.count < 300 && long.hasSuffix("…\r"))
    #expect(try #require(Self.written(isShown: true, "a\n\u{1B}[7m").first).contains("a<U+000A><U+001B>[7m"))
  }

  private static let files = CatalogTexts.sound.merging([
    "keys.yml": "b1: play", "SDK/en.lproj/S.strings": "b1 = Play;", "L/en.lproj/T.strings": "a=b;",
    "L/fr.lproj/T.strings": "",
  ]) { $1 }

  @Test(arguments: [
    "coverage --output c.svg --format svg", "convert Localizations --to json --output J", "export --output X",
    "export SDK --key-map keys.yml --output X", "fix L", "format L", "generate --output G",
    "import SDK New --key-map keys.yml", "lint SDK --format json=l.json",
    "lint Localizations --write-baseline b.jsonl",
    "lock", "pseudo Localizations", "sync L",
  ])
  func saysNothingWhenItIsToBeQuiet(line: String) throws {
    let quiet = try TemporaryFolder(Self.files).run("\(line) --quiet")
    #expect(quiet.status == 0 && quiet.output == "", "\(quiet.output)\(quiet.errors)")
    let loud = try TemporaryFolder(Self.files).run(line)
    #expect(loud.status == 0 && loud.output != "" && loud.errors == quiet.errors)
  }

  @Test func tellsFindingsHoweverQuiet() throws {
    let folder = try TemporaryFolder(["L/en.lproj/T.strings": "a = 1;;\n"])
    let run = try folder.run("lint L -q")
    #expect(
      run.status == 1 && run.output.hasSuffix("after it without a word\n"), "\(run.output)")
  }

  /// There are colors on a terminal, unless they are turned off; there are none in a pipe.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false),
    ] as [([String: String], Bool)])
  func colorsAreForTerminals(environment: [String: String], isColored: Bool) throws {
    let folder = try TemporaryFolder(["L/en.lproj/T.strings": "a = 1;\nb = 2;\n", "L/fr.lproj/T.strings": "a = 1;\n"])
    let variables = ["TERM": "xterm"].merging(environment) { $1 }
    for command in ["lint", "coverage"] {
      // `script` runs a command on a new terminal, which is 0 columns wide.
      let shell = #"exec /usr/bin/script -qec "$1 \#(command) L" /dev/null"#
      let run = try folder.run("", environment: variables, shell: shell)
      #expect(run.output.contains("\u{1B}[") == isColored, "\(run.output)")
      #expect(try !folder.run("\(command) L", environment: variables).output.contains("\u{1B}["))
    }
  }
}
