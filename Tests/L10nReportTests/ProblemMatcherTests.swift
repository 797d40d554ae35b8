import Foundation
import L10nReport
import Testing

/// The problem matcher for GitHub Actions reads the output of the text report.
struct ProblemMatcherTests {
  private struct Matchers: Decodable {
    struct Matcher: Decodable {
      struct Pattern: Decodable {
        let regexp: String
        let file, line, column, message, code: Int
        let severity: Int?
      }

      let owner: String
      let severity: String?
      let pattern: [Pattern]
    }

    let problemMatcher: [Matcher]
  }

  @Test func findsEachFindingOnce() throws {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: ".github/l10n-problem-matcher.json"))
    let matchers = try JSONDecoder().decode(Matchers.self, from: data).problemMatcher
    #expect(Set(matchers.map(\.owner)).count == matchers.count)
    var found: [[String]] = []
    for line in ReportFixture.report.text(as: .text, seconds: 1).split(separator: "\n") {
      for matcher in matchers {
        let pattern = try #require(matcher.pattern.first)
        let expression = try NSRegularExpression(pattern: pattern.regexp)
        let text = String(line)
        guard let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) else {
          continue
        }
        func group(_ number: Int) -> String { Range(match.range(at: number), in: text).map { String(text[$0]) } ?? "" }
        found.append([
          group(pattern.file), group(pattern.line), group(pattern.column),
          pattern.severity.map(group) ?? matcher.severity ?? "", group(pattern.message), group(pattern.code),
        ])
      }
    }
    let arabic = "Über mich/L10n/ar.lproj/T, 1: 50%.strings"
    #expect(
      found == [
        ["Über mich/L10n", "", "", "error", "table '<T>' is missing from 'de'", "missing-table"],
        [
          arabic, "1", "15", "error", "'a{b}' takes %@, $1$, [x](1): `%lld` & *more*<U+202E><U+0007>", "argument-type",
        ],
        [arabic, "1", "15", "warning", "again", "argument-type"],
        [arabic, "2", "1", "notice", "two lines", "odd"],
        [arabic, "4", "10", "notice", "wide", "odd"],
        ["Über mich/L10n/fr.lproj/B.strings", "1", "1", "error", "damaged", "corrupt-binary-property-list"],
        ["Über mich/L10n/gone.strings", "1", "1", "error", "it cannot be read", "unreadable-file"],
      ])
  }
}
