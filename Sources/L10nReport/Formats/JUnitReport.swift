import L10nCore
import L10nSyntax

/// Findings as test results in the XML that JUnit made common: a suite for each file, a case for each finding.
///
/// A finding at or above the fail level is a failure; one below is a passing case with the finding in its output. A
/// file without findings is one passing case. Rules that were not checked are skipped cases in a separate suite: they
/// neither passed nor failed. Only attributes of the schema are written, because Jenkins refuses files with others:
/// lines are in the texts.
struct JUnitReport {
  private let reports: [Report]

  init(_ reports: [Report]) { self.reports = reports }

  var text: String {
    let suites = reports.flatMap(suites)
    let failures = reports.reduce(0) { sum, report in
      sum + report.diagnostics.count { $0.severity >= report.failLevel }
    }
    let tests = suites.reduce(0) { $0 + $1.children.count }
    return XMLElement(
      "testsuites",
      [("name", "l10n lint"), ("tests", String(tests)), ("failures", String(failures)), ("errors", "0")], suites
    ).document
  }

  /// The suites of one catalog.
  private func suites(of report: Report) -> [XMLElement] {
    var places = SourcePlaces(report.sources)
    var suites = report.diagnosticsByFile.map { path, diagnostics in
      suite(
        path, file: path,
        diagnostics.isEmpty
          ? [testCase("no findings", of: "l10n")] : diagnostics.map { result(of: $0, in: report, &places) },
        failures: diagnostics.count { $0.severity >= report.failLevel })
    }
    let unchecked = report.summary.unchecked
    if !unchecked.isEmpty {
      let cases = unchecked.map {
        testCase("not checked", of: "l10n.\($0.id)", content: [XMLElement("skipped", [("message", $0.reason)])])
      }
      suites.append(suite(reports.name(of: report) + "rules not checked", cases, skipped: unchecked.count))
    }
    return suites
  }

  private func suite(
    _ name: String, file: String? = nil, _ cases: [XMLElement], failures: Int = 0, skipped: Int = 0
  ) -> XMLElement {
    XMLElement(
      "testsuite",
      [
        ("name", name), ("tests", String(cases.count)), ("failures", String(failures)), ("errors", "0"),
        ("skipped", String(skipped)),
      ] + (file.map { [("file", $0)] } ?? []), cases)
  }

  private func testCase(_ name: String, of rule: String, content: [XMLElement] = []) -> XMLElement {
    XMLElement("testcase", [("name", name), ("classname", rule)], content)
  }

  private func result(of diagnostic: Diagnostic, in report: Report, _ places: inout SourcePlaces) -> XMLElement {
    let start = diagnostic.location.flatMap { places.position(of: $0.range.lowerBound, in: $0.path) }
    let path = diagnostic.location.map { report.path($0.path) } ?? report.root
    let position = start.map { ":\($0.line):\($0.column)" } ?? ""
    let severity = diagnostic.severity.rawValue
    let lines =
      "\(path)\(position): \(severity): \(diagnostic.message)" + (diagnostic.help.map { "\nhelp: \($0)" } ?? "")
    return testCase(
      // The place distinguishes equal findings of one rule in a file.
      start.map { "\(diagnostic.message) (\($0.line):\($0.column))" } ?? diagnostic.message,
      of: "l10n.\(diagnostic.ruleID)",
      content: [
        diagnostic.severity >= report.failLevel
          ? XMLElement("failure", [("message", diagnostic.message), ("type", severity)], text: lines)
          : XMLElement("system-out", text: lines)
      ])
  }
}
