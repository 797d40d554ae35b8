import L10nCore
import Testing

@testable import L10nLint

struct UntranslatedInProgressTests {
  /// The number of texts that are the same as in English, of all texts; the severity of a finding.
  @Test(arguments: [
    (3, 40, Severity.warning), (10, 40, .warning), (11, 40, .note), (14, 300, .warning), (16, 300, .note),
  ])
  func languagesInProgressHaveNotes(same: Int, total: Int, severity: Severity) {
    let english = (0..<total).map { "k\($0) = \"Play the next clip \($0)\";" }.joined(separator: "\n")
    let german = (0..<total).map { "k\($0) = \"\($0 < same ? "Play the next" : "Spiele den nächsten") clip \($0)\";" }
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [
      SourceFile(path: "en.lproj/T.strings", bytes: Array(english.utf8)),
      SourceFile(path: "de.lproj/T.strings", bytes: Array(german.joined(separator: "\n").utf8)),
    ])
    let found = Linter(rules: [.untranslatedValue]).result(in: catalog).diagnostics
    #expect(found.count == same && found.allSatisfy { $0.severity == severity })
  }
}
