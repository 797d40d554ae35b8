import Foundation
import TemporaryFolders
import Testing

struct ReportOptionsTests {
  private static let files = [
    "L/en.lproj/T.strings": "a = \"One %@ of\";\n", "L/ar.lproj/T.strings": "a = \"واحد %d من\";\n",
    "old.sarif": "old",
  ]

  /// A command, and the beginnings of the files that it writes and of its output.
  @Test(arguments: [
    ("lint L", [:], "L/ar.lproj/T.strings:1:11: error: "),
    ("lint L --format xcode", [:], "L/ar.lproj/T.strings:1:11: error: "),
    ("lint L --format github", [:], "::error file=L/ar.lproj/T.strings,line=1,"),
    ("lint L --format json", [:], "{\n  \"version\": 1,"),
    ("lint L --format sarif --output -", [:], "{\n  \"$schema\": "),
    ("lint L --format sarif=-", [:], "{\n  \"$schema\": "),
    (
      "lint L --format sarif --output old.sarif", ["old.sarif": "{\n  \"$schema\": "],
      "2 files, 2 entries, 2 locales: 1"
    ),
    ("lint L --output new/x.sarif.json", ["new/x.sarif.json": "{\n  \"$schema\": "], "2 files, "),
    ("lint L --output x.md --color never", ["x.md": "## l10n lint\n"], "2 files, "),
    ("lint L --format junit=x.xml --format xcode --output x.txt", ["x.txt": "L/", "x.xml": "<?xml"], "2 files, "),
    (
      "lint L --format text --format junit=x.xml --format checkstyle=c.xml --color always",
      ["x.xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites ", "c.xml": "<?xml"],
      "\u{1B}[1mL/ar.lproj/T.strings:1:11:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "
    ),
    ("lint L --format text=x.txt --color always", ["x.txt": "L/ar.lproj/T.strings:1:11: error: "], "2 files, "),
  ])
  func writesReports(line: String, files: [String: String], output: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run(line)
    #expect(run.status == 1 && run.errors == "")
    // The checks that need settings are listed before the summary line.
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let reported = lines[0].contains("not checked") ? lines.dropFirst().joined(separator: "\n") : run.output
    #expect(reported.hasPrefix(output), "\(run.output)")
    for (name, start) in files {
      let text = try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
      #expect(text.hasPrefix(start) && text.hasSuffix("\n"), "\(text)")
    }
  }

  @Test(arguments: [
    ("--format sariff", 64, "there is no format 'sariff'; did you mean 'sarif'?"),
    ("--format sarif=", 64, "a file is missing after 'sarif='"),
    ("--format sarif --format json", 64, "only one report can go to standard output"),
    ("--format sarif --format json --output x", 64, "--output takes one report"),
    ("--output x.xml", 64, "the name of 'x.xml' does not say the format of the report"),
    ("--format json=x --format sarif=./x", 64, "two reports cannot go to './x'"),
    ("--color sometimes", 64, "The value 'sometimes' is invalid"),
    ("--format json=new.json --format sarif=old.sarif/x", 2, "l10n: error: 'old.sarif/x' cannot be written: "),
  ])
  func saysWhatIsWrong(options: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run("lint L \(options)")
    #expect(run.status == status && run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/new.json"), "all or nothing")
  }

  /// A named pipe is written to, not replaced.
  @Test func writesIntoPipes() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run(
      "lint L --format sarif=link --format json=pipe",
      shell:
        "mkfifo pipe pipe2; ln -s pipe2 link; timeout 20 cat pipe > a & timeout 20 cat pipe2 > b & \"$@\"; wait; test -p pipe && test -p pipe2"
    )
    #expect(run.status == 0 && run.errors == "")
    for name in ["a", "b"] {
      #expect(try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8).hasPrefix("{\n"))
    }
  }

  private static let script = "/usr/bin/script"

  /// The environment of a run on a terminal, and whether it has colors and isolates.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: script), "needs a terminal to pretend"),
    arguments: [
      (["TERM": "xterm"], "", true, true), (["TERM": "xterm", "NO_COLOR": "1"], "", false, true),
      (["TERM": "xterm", "NO_COLOR": ""], "", true, true), (["TERM": "dumb"], "", false, false),
      ([:], "", false, false),
      (["TERM": "xterm"], " --color never", false, true),
      (["TERM": "xterm", "NO_COLOR": "1"], " --color always", true, true),
    ])
  func colorsTerminals(environment: [String: String], option: String, isColored: Bool, isIsolated: Bool) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run(
      "lint L\(option)", environment: environment, shell: "\(Self.script) -qefc \"$*\" /dev/null < /dev/null")
    #expect(run.status == 1)
    #expect(run.output.contains("\u{1B}[1;31merror:\u{1B}[0m") == isColored, "\(run.output)")
    #expect(run.output.contains("\u{2066}%d\u{2069}") == isIsolated)
  }
}
