import Foundation
import TemporaryFolders
import Testing

struct FixCommandTests {
  private static let files = [
    "L/l10n.yml": "development: en\nrules: {unknown-escape: {ignore: [kept.*]}}\n",
    "L/en.lproj/T.strings": "\"a\" = \"A\";\n\"kept.b\" = \"B\\q\";\n",
    "L/fr.lproj/T.strings": "\"a\" = \"caf\\u00e9 \\\"\";\n\"kept.b\" = \"B\\q\";\n",
    "L/de.lproj/T.strings": "\"a\" = \"\\u00c4\";\n\"kept.b\" = \"B\";\n",
  ]

  @Test func fixesWhatItShows() throws {
    let folder = try TemporaryFolder(Self.files)
    let shown = try folder.run("fix L --dry-run --only-locale fr", environment: ["TERM": "xterm"])
    #expect(
      shown.output == """
        --- a/L/fr.lproj/T.strings
        +++ b/L/fr.lproj/T.strings
        @@ -1,2 +1,2 @@
        -"a" = "caf\\u00e9 \\"";
        +"a" = "caf\\U00e9 \\"";
         "kept.b" = "B\\q";

        """)
    #expect(shown.status == 1 && shown.errors == "1 file would change: unknown-escape 1\n")
    #expect(folder.text(of: "L/fr.lproj/T.strings") == Self.files["L/fr.lproj/T.strings"])
    let french = try folder.run("fix L --only-locale fr")
    #expect(french.output == "fixed L/fr.lproj/T.strings\n1 file changed: unknown-escape 1\n" && french.status == 0)
    #expect(folder.text(of: "L/fr.lproj/T.strings") == "\"a\" = \"caf\\U00e9 \\\"\";\n\"kept.b\" = \"B\\q\";\n")
    #expect(try folder.run("fix L --rule unknown-escape").output.hasPrefix("fixed L/de.lproj/T.strings\n"))
    for option in ["", " --dry-run"] {
      let again = try folder.run("fix L" + option)
      #expect(again.output + again.errors == "L has nothing that can be fixed\n" && again.status == 0)
    }
    #expect(folder.text(of: "L/en.lproj/T.strings") == Self.files["L/en.lproj/T.strings"])
  }

  @Test func deletesOnlyWhenAskedTo() throws {
    let folder = try TemporaryFolder([
      "L/en.lproj/T.strings": "\"a\" = \"A\";\n", "L/fr.lproj/T.strings": "\"a\" = \"B\";\n\"old\" = \"Vieux\";\n",
    ])
    for line in ["fix L", "fix L --rule extra-key"] {
      let run = try folder.run(line)
      #expect(run.output == "L has nothing that can be fixed\n1 more with --unsafe: extra-key 1\n" && run.status == 0)
    }
    let run = try folder.run("fix L --unsafe")
    #expect(run.output == "fixed L/fr.lproj/T.strings\n1 file changed: extra-key 1\n" && run.status == 0)
    #expect(folder.text(of: "L/fr.lproj/T.strings") == "\"a\" = \"B\";\n")
  }

  /// The findings that `lint --rule` shows of a rule that is off are fixed, and no findings of other rules that are
  /// off.
  @Test(arguments: ["fix L --rule typography", "lint L --rule typography --fix"])
  func fixesForRulesThatAreOff(line: String) throws {
    let folder = try TemporaryFolder([
      "L/en.lproj/T.strings": "\"a\" = \"Wait...  now\";\n",
      "L/l10n.yml": "rules: {typography: off, double-space: off}\n",
    ])
    #expect(try folder.run("fix L --check").status == 0)
    #expect(try folder.run(line).status == 0)
    #expect(folder.text(of: "L/en.lproj/T.strings") == "\"a\" = \"Wait…  now\";\n")
  }

  @Test func tellsWhatItLeavesAlone() throws {
    let folder = try TemporaryFolder(Self.files)
    // A byte that is no UTF-8.
    let text = Data("\"a\" = \"\\u00c4".utf8) + [0xFF] + Data("\";\n\"kept.b\" = \"B\";\n".utf8)
    try text.write(to: URL(filePath: "\(folder.path)/L/de.lproj/T.strings"))
    let run = try folder.run("fix L")
    #expect(run.status == 2 && run.output == "fixed L/fr.lproj/T.strings\n1 file changed: unknown-escape 1\n")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("L/de.lproj/T.strings:1:8: error: ") ?? false, "\(run.errors)")
    #expect(lines.contains("  help: not fixed: its file is broken, or no text that can be edited"))
    #expect(lines.contains { $0.hasPrefix("L/de.lproj/T.strings:") && $0.hasSuffix("[invalid-utf8]") })
  }

  /// A command, its exit status, the first line of its errors.
  @Test(arguments: [
    ("fix none", 2, "l10n: error: there is no 'none'"), ("fix empty", 2, "l10n: error: 'empty' has no tables"),
    ("fix L --rule none-such", 64, "l10n: error: there is no rule 'none-such'"),
    ("fix L --rule argument-missing", 64, "l10n: error: the findings of 'argument-missing' have no fixes"),
    ("fix L --only-locale it", 64, "l10n: error: there is no locale 'it'"),
    ("fix L --only-locale x", 64, "l10n: error: 'x' is not a language tag; write one such as pt-BR"),
  ])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.makeFolder("empty")
    let run = try folder.run(line)
    #expect(run.status == status)
    #expect(run.errors.split(separator: "\n").first.map(String.init) ?? "" == message)
  }
}
