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
    // What one catalog had checked was checked.
    #expect(two.contains("label-in-name"))
    let mixed = try combined([one, ReportFixture.clean.text(as: .json, seconds: nil)], .json)
    #expect(!mixed.contains("\"unlisted\""))
  }

  @Test func keepsRunsOfOtherRulesApart() throws {
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
