import Foundation
import L10nReport
import Testing

struct CombinedReportTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func combined(_ reports: [String], _ format: CombinedReport.Format) throws -> String {
    let files = reports.enumerated().map { (path: "r\($0)", bytes: Array($1.utf8)) }
    return try CombinedReport(files, version: "1.0.0").text(as: format)
  }

  @Test(arguments: [
    (CombinedReport.Format.sarif, ReportFormat.sarif, "Tests/L10nReportTests/Schemas/sarif.json"),
    (.json, .json, "Documentation/report.schema.json"),
  ])
  func hasTheFindingsOfAll(format: CombinedReport.Format, single: ReportFormat, schema: String) throws {
    let schema = try JSONSchema(contentsOf: Self.root.appending(path: schema).path)
    let one = ReportFixture.report.text(as: single, seconds: nil)
    let clean = ReportFixture.clean.text(as: single, seconds: nil)
    for reports in [[one], [one, clean, one]] + (format == .json ? [[]] : []) {
      #expect(try schema.faults(of: combined(reports, format)) == [])
    }
    let three = try combined([one, clean, one], format)
    for line in one.split(separator: "\n") where format == .json && line.contains("\"message\"") {
      let count = one.split(separator: "\n").count { $0 == line }
      #expect(three.split(separator: "\n").count { $0 == line } >= count, "\(line)")
    }
    let mark = format == .sarif ? "\"ruleId\"" : "\"fingerprint\""
    #expect(three.ranges(of: mark).count == 2 * one.ranges(of: mark).count)
  }

  @Test func addsUpNumbers() throws {
    let one = ReportFixture.report.text(as: .json, seconds: nil)
    let two = try combined([one, one], .json)
    #expect(one.contains("\"suppressed\": 3,") && two.contains("\"suppressed\": 6,"))
    #expect(two.contains("\"root\": \".\""))
    // A check that ran in one catalog counts as run.
    #expect(two.contains("label-in-name"))
    let mixed = try combined([one, ReportFixture.clean.text(as: .json, seconds: nil)], .json)
    #expect(!mixed.contains("\"unlisted\""))
  }

  @Test func listsTheRulesOfAllReports() throws {
    let few = ReportFixture.report(only: ["odd"]).text(as: .sarif, seconds: nil)
    let all = ReportFixture.report.text(as: .sarif, seconds: nil)
    let text = try combined([few, all, few], .sarif)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(rules == ["odd", "argument-type"])
    let results = try #require(run["results"] as? [[String: Any]])
    let listed = results.filter { $0["ruleIndex"] != nil }
    #expect(listed.count == 8)
    for result in listed { #expect(result["ruleId"] as? String == rules[try #require(result["ruleIndex"] as? Int)]) }
  }

  @Test func keepsRunsOfOtherVersionsApart() throws {
    let one = ReportFixture.report.text(as: .sarif, seconds: nil)
    let other = one.replacing("\"0.1.0\"", with: "\"0.2.0\"")
    #expect(try combined([one, other, one], .sarif).ranges(of: "\"driver\"").count == 2)
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"version": 2, "summary": {}, "findings": []}"#, #"{"version": "2.1.0", "runs": [{}]}"#,
  ])
  func refusesWhatIsNoReport(text: String) {
    for format in CombinedReport.Format.allCases {
      let failure = #expect(throws: CombinedReport.Failure.self) { try combined([text], format) }
      #expect(failure?.path == "r0")
    }
  }
}
