import L10nCore
import MarkedTexts
import Testing

@testable import L10nLint

struct BaselineTests {
  /// Findings in words of `rule/layer/table/locale/key`.
  private static func findings(_ words: String) -> [Diagnostic] {
    words.split(separator: " ").enumerated().map { index, word in
      let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { $0.isEmpty ? nil : String($0) }
      return Diagnostic(
        parts[0] ?? "", .warning, "\(index)", at: nil,
        subject: Diagnostic.Subject(locale: parts[3], layer: parts[1], table: parts[2], key: parts[4]))
    }
  }

  @Test func isSortedWithACountALine() {
    let baseline = Baseline(Self.findings("r//T/fr/b r//T/de/b r//T/fr/b a//T/fr/z r/acme/T/fr/b r//// r//T/fr/\"日"))
    #expect(baseline.count == 7)
    #expect(
      baseline.text == """
        {"rule": "a", "table": "T", "locale": "fr", "key": "z", "count": 1}
        {"rule": "r", "count": 1}
        {"rule": "r", "table": "T", "locale": "de", "key": "b", "count": 1}
        {"rule": "r", "table": "T", "locale": "fr", "key": "\\"日", "count": 1}
        {"rule": "r", "table": "T", "locale": "fr", "key": "b", "count": 2}
        {"rule": "r", "layer": "acme", "table": "T", "locale": "fr", "key": "b", "count": 1}

        """)
    for text in [baseline.text, baseline.text.replacing("\n", with: "\r\n"), baseline.text + "\n \n" + baseline.text] {
      for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
        let file = BaselineFile(bytes, path: "b")
        #expect(file.baseline == baseline && file.diagnostics.isEmpty, "\(file.diagnostics)")
      }
    }
    #expect(BaselineFile([], path: "b").baseline == Baseline([]))
  }

  /// Known findings, current findings, the numbers of the reported ones, the count of those left out, and of those that
  /// are gone.
  @Test(arguments: [
    ("", "r//T/fr/a", "0", 0, 0),
    ("r//T/fr/a", "r//T/fr/a", "", 1, 0),
    ("r//T/fr/a", "r//T/fr/a r//T/fr/a r//T/fr/a", "1 2", 1, 0),
    ("r//T/fr/a r//T/fr/a", "r//T/fr/a", "", 1, 1),
    ("r//T/fr/a", "r//T/de/a s//T/fr/a r//U/fr/a r/l/T/fr/a r//T/fr/b", "0 1 2 3 4", 0, 1),
    ("r//T/fr/ r////", "r//// r//T/fr/ r//T/fr/", "2", 2, 0),
  ])
  func leavesOutWhatIsKnown(known: String, found: String, reported: String, count: Int, obsolete: Int) {
    var result = LintResult(diagnostics: Self.findings(found), unchecked: [])
    result.leaveOut(Baseline(Self.findings(known)), isWhole: true)
    #expect(result.diagnostics.map(\.message).joined(separator: " ") == reported)
    #expect(result.baselinedCount == count && result.obsoleteBaselineCount == obsolete)
    var part = LintResult(diagnostics: Self.findings(found), unchecked: [])
    part.leaveOut(Baseline(Self.findings(known)), isWhole: false)
    #expect(part.obsoleteBaselineCount == 0)
  }

  /// A file that is not a baseline keeps its contents.
  @Test(arguments: [
    ("root:x:0:0::/root:/bin/sh\n", 1), ("\n{\"secret_key\": \"abc\"}\n", 2), ("[1]", 1), ("{\"table\": \"T\"}", 1),
  ])
  func showsNothingOfOtherFiles(text: String, line: Int) throws {
    let file = BaselineFile(Array(text.utf8), path: "b")
    #expect(file.diagnostics.map(\.message) == ["this is not a baseline: line \(line) is not a baseline entry"])
    #expect(file.excerptSources.isEmpty)
  }

  /// A file whose blamed range is marked, and the message.
  @Test(arguments: [
    ("{\"rule\": \"a\"}\n⟦[1]⟧", "expected an object on each line"),
    ("\n{\"rule\": ⟦1⟧}", "expected a text"),
    ("{\"rule\": \"a\"}\r\n{\"rule\": \"é\", \"count\": ⟦0⟧}", "expected a number of at least 1"),
    ("{\"rule\": \"a\", ⟦\"tabel\"⟧: \"T\"}", "a baseline has no 'tabel'"),
    ("⟦{\"table\": \"T\"}⟧\n{\"rule\": \"a\"}", "the line does not name a rule"),
    ("⟦<<<<<<< HEAD⟧\n{\"rule\": \"a\"}", nil),
    ("{\"rule\": \"b\"}\n{\"rule\": \"a\" ⟦x⟧}", nil),
  ])
  func tellsWhereAFileIsBroken(text: String, message: String?) throws {
    let (plain, marks) = unmarked(text)
    let file = BaselineFile(Array(plain.utf8), path: "b")
    let diagnostic = try #require(file.diagnostics.first)
    #expect(diagnostic.severity == .error && file.diagnostics.count == 1)
    #expect(diagnostic.location?.path == "b" && diagnostic.location?.range.lowerBound == marks[0].lowerBound)
    if let message {
      #expect(diagnostic.message == message)
      #expect(diagnostic.location?.range == marks[0])
    }
  }
}
