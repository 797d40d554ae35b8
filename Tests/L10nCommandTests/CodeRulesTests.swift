import Foundation
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
    #expect(
      run.output.contains("\nunused-key not checked: Sources/Dynamic.swift:1:3 takes its key from a variable\n"))
  }

  /// Accessors of another generator are not known: that none of many texts is used says so, and one that is used not.
  @Test(arguments: [
    (9, "", 9), (10, "", 0), (10, "L(\"k3\")", 9), (10, "R.z()", 0),
  ])
  func codeThatUsesNothingSaysNothing(count: Int, code: String, findings: Int) throws {
    let table = (0..<count).map { "k\($0) = a;\n" }.joined()
    let folder = try TemporaryFolder([
      "L/en.lproj/T.strings": table, "L/l10n.yml": "code: {sources: [../Sources], functions: [L]}\n",
      "Sources/App.swift": "let a = 1\n\(code)\n",
    ])
    let run = try folder.run("lint L --rule unused-key --format json")
    #expect(run.output.components(separatedBy: "\"rule\": \"unused-key\",\n      \"severity\"").count - 1 == findings)
    let isLeft = run.output.contains("uses none of 10 texts, so something else looks them up")
    #expect(isLeft == (findings == 0))
  }
}
