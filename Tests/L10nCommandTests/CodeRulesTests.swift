import TemporaryFolders
import Testing

/// Lint with the rules about keys and their uses in code.
struct CodeRulesTests {
  private static let files = [
    "L/en.lproj/T.strings": "\"a.title\" = \"A\";\n\"b.title\" = \"B\";\n",
    "L/l10n.yml": "code: {sources: [../Sources], functions: [L]}\n",
    "Sources/App.swift": "let a = L(\"a.title\")\nlet x = L(\"a.tilte\")\n",
  ]

  @Test func pointsIntoCode() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try folder.run("lint L")
    #expect(
      run.output.hasPrefix(
        """
        Sources/App.swift:2:11: error: no table has 'a.tilte' [undefined-key]
          2 | let x = L("a.tilte")
            |           ^^^^^^^^^
          help: did you mean 'a.title'?
        L/en.lproj/T.strings:2:1: note: no code uses 'b.title' [unused-key]

        """))
    #expect(run.status == 1)
    let inside = try CommandRun(["lint", "."], in: folder, below: "L")
    #expect(inside.output.hasPrefix("../Sources/App.swift:2:11: error: no table has 'a.tilte'"))
  }

  @Test func aKeyFromAVariableLeavesItOpenWhatIsUsed() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("L(key)\nL(\"c\")\n", to: "Sources/Dynamic.swift")
    let run = try folder.run("lint L")
    #expect(run.output.contains("Sources/Dynamic.swift:2:3: error: no table has 'c' [undefined-key]\n"))
    #expect(!run.output.contains("unused-key]"))
  }
}
