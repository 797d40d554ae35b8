import Foundation
import TemporaryFolders
import Testing

struct ExtractCommandTests {
  private static let files = [
    "L/l10n.yml": "code:\n  sources: [../Sources]\n  views: [SwiftUI, Chip]\n",
    "L/en.lproj/Localizable.strings": "\"play\" = \"Play\";\n\"old\" = \"Old\";\n",
    "Sources/A.swift": """
    import SwiftUI
    let a = NSLocalizedString("play", comment: ""), b = Text("Pause", comment: "Verb."), c = Chip("Stop \\(x)")
    """,
  ]

  @Test func writesWhatTheCodeHas() throws {
    let folder = try TemporaryFolder(Self.files)
    let check = try folder.run("extract L --check -q")
    #expect(check.status == 1 && check.output == "" && check.errors == "")
    let diff = try folder.run("extract L --dry-run")
    #expect(diff.status == 1 && diff.output.contains("\n+/* Verb. */\n+\"Pause\" = \"Pause\";\n"))
    #expect(diff.errors.hasPrefix("Sources/A.swift:2:"))
    let run = try folder.run("extract L -v")
    #expect(
      run.output == """
        wrote L/en.lproj/Localizable.strings
        2 texts in the code: 1 added; 1 text is not extracted; 1 key is no longer in the code (-v lists them)

        """)
    #expect(run.status == 0 && run.errors.contains("note: no code uses 'old' [unused-key]"))
    let again = try folder.run("extract L --check")
    #expect(again.status == 0 && again.output.hasPrefix("2 texts in the code: the tables have them all; 1 text is not"))
  }

  @Test func wantsCode() throws {
    let folder = try TemporaryFolder(Self.files.merging(["L/l10n.yml": "development: en\n"]) { $1 })
    let run = try folder.run("extract L")
    #expect(run.status == 2 && run.errors.hasPrefix("l10n: error: there is no Swift code to read\n"))
  }
}
