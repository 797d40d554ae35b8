import Foundation
import L10nCore
import L10nReport
import Testing

struct ReportFormatTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

  @Test(arguments: ReportFormat.allCases)
  func writesTheSnapshot(format: ReportFormat) throws {
    let text = ReportFixture.report.text(as: format, seconds: 0.25)
    let golden = Self.folder.appending(path: "Goldens/\(format.rawValue).txt")
    if Self.isRecording {
      try Data(text.utf8).write(to: golden)
      Issue.record("snapshots were recorded: read the difference, then run the tests without RECORD_SNAPSHOTS")
    }
    #expect(try Data(text.utf8) == Data(contentsOf: golden), "\(text)")
  }

  /// Reports of a folder that was named in several ways, and of one without findings.
  private static let reports = [
    ReportFixture.report, ReportFixture.report(root: "/tmp/a b"), ReportFixture.report(root: "./L", failLevel: .note),
    ReportFixture.report(root: "."), ReportFixture.clean,
  ]

  @Test(arguments: [
    (ReportFormat.sarif, "Tests/L10nReportTests/Schemas/sarif.json"), (.json, "Documentation/report.schema.json"),
  ])
  func isValidJSON(format: ReportFormat, schema: String) throws {
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
    let schema = try JSONSchema(contentsOf: root.appending(path: schema).path)
    for report in Self.reports {
      #expect(try schema.faults(of: report.text(as: format, seconds: 1)) == [])
    }
    #expect(try schema.faults(of: Self.reports.text(as: format, seconds: 1)) == [])
    let text = ReportFixture.report.text(as: format, seconds: 1)
    for (good, bad) in [
      ("\"message\": \"again\"", "\"massage\": \"again\""), ("\"version\"", "\"x\""),
      ("\"text\": \"again\"", "\"text\": \"{again\""), ("\"endLine\": 1", "\"endLine\": 0"),
      ("\"column\": 9", "\"column\": 0"), ("\"warning\"", "\"warn\""), ("unicodeCodePoints", "bytes"),
      ("50%25", "50%"),
    ] where text.contains(good) {
      #expect(try schema.faults(of: text.replacing(good, with: bad)) != [], "\(bad)")
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint"), "needs xmllint"),
    arguments: [ReportFormat.junit, .checkstyle])
  func isValidXML(format: ReportFormat) throws {
    for reports in Self.reports.map({ [$0] }) + [[Self.reports[0], ReportFixture.clean]] {
      let text = reports.text(as: format, seconds: 1)
      #expect(try xmllint(text, format) == 0)
      #expect(try xmllint(text.replacing("name=", with: "nome="), format) != 0 || format == .checkstyle)
      #expect(try xmllint(text.replacing("version=\"4.3\"", with: "version=\"x\""), format) != 0 || format == .junit)
    }
  }

  /// Reports of several catalogs become one that has the findings of all.
  @Test(arguments: ReportFormat.allCases)
  func joinsCatalogs(format: ReportFormat) {
    let (one, other) = (ReportFixture.report(root: "One"), ReportFixture.report(root: "Other"))
    let text = [one, other].text(as: format, seconds: nil)
    for report in [one, other] {
      let mark = format == .sarif || format == .json ? "\(report.root)/gone.strings" : "it cannot be read"
      let single = report.text(as: format, seconds: nil)
      #expect(text.ranges(of: mark).count == single.ranges(of: mark).count * (mark.hasPrefix("it") ? 2 : 1))
      #expect(text.contains("\(report.root)/gone.strings"))
    }
    let heads = ["<testsuites", "<checkstyle", "\"version\": \"2.1.0\"", "\"findings\""]
    for head in heads { #expect(text.ranges(of: head).count <= 1, "\(head)") }
  }

  private func xmllint(_ text: String, _ format: ReportFormat) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xmllint")
    process.arguments = ["--nonet", "--noout", "--schema", "\(Self.folder.path)/Schemas/\(format.rawValue).xsd", "-"]
    let input = Pipe()
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func fingerprintsSurviveMovedLines() throws {
    func fingerprints(_ report: Report) throws -> [String] {
      let pattern = try Regex("\"l10nFinding/v1\": \"([0-9a-f]+)\"", as: (Substring, Substring).self)
      return report.text(as: .sarif, seconds: 0).matches(of: pattern).map { String($0.output.1) }
    }
    let here = try fingerprints(ReportFixture.report)
    #expect(Set(here).count == ReportFixture.report.diagnostics.count)
    #expect(try here == fingerprints(ReportFixture.report(root: "/elsewhere")))
    #expect(try here == fingerprints(ReportFixture.moved))
  }

  /// In a Markdown report, texts do not mention users.
  @Test func markdownNamesNobody() {
    let found = Diagnostic("a", .note, "'@octocat %@ @' is odd", at: nil)
    let report = Report(
      root: ".", sources: [:], diagnostics: [found], rules: { _ in [] }, summary: ReportFixture.clean.summary,
      version: "1")
    #expect(report.text(as: .markdown, seconds: nil).contains("'<span>@</span>octocat %@ @' is odd"))
  }
}
