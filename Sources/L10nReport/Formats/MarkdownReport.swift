import L10nCore

/// Findings in Markdown, for the summary of a run in a CI system: numbers, a table by rule, then the findings.
struct MarkdownReport {
  /// The most findings that are listed, the most severe of each catalog first: GitHub does not show summaries of more
  /// than a mebibyte.
  private static let limit = 500

  private let report: Report
  private let title: String
  private let limit: Int

  /// - Parameter otherCount: the number of other catalogs, whose reports follow in the same document.
  init(_ report: Report, amongOthers otherCount: Int) {
    self.report = report
    title = otherCount > 0 ? report.command : "l10n lint"
    limit = max(1, Self.limit / (otherCount + 1))
  }

  var text: String {
    let head: [ReportDocument.Block] = [.title(title), .paragraph(report.summary.line)]
    if report.diagnostics.isEmpty { return ReportDocument(head).markdown }
    let summaries = Dictionary(report.rules.map { ($0.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
    return ReportDocument(
      head + [.table([report].ruleTable(summaries: summaries)), .folded("Findings", findings)]
    ).markdown
  }

  private var findings: [ReportDocument.Block] {
    var places = SourcePlaces(report.sources)
    var rows: [[ReportTable.Cell]] = []
    let all = ShownFindings(report.diagnostics, limit: limit, command: report.command)
    for severity in Severity.allCases.reversed() where rows.count < limit {
      let found = all.diagnostics.lazy.filter { $0.severity == severity }.prefix(limit - rows.count)
      for diagnostic in found { rows.append(row(diagnostic, &places)) }
    }
    let left = all.hiddenCount + max(0, all.diagnostics.count - rows.count)
    return [.table(ReportTable([.init(), .init("place"), .init("finding"), .init("rule")], rows))]
      + (left == 0 ? [] : [.paragraph("and \(left.counted("finding")) more")])
  }

  private func row(_ diagnostic: Diagnostic, _ places: inout SourcePlaces) -> [ReportTable.Cell] {
    let path = diagnostic.location.map { report.path($0.path) } ?? report.root
    let start = diagnostic.location.flatMap { places.position(of: $0.range.lowerBound, in: $0.path) }
    return [
      .init(diagnostic.severity.rawValue), .init(path + (start.map { ":\($0.line):\($0.column)" } ?? "")),
      .init(diagnostic.messageWithHelp), .init([Words(diagnostic.ruleID, .code)]),
    ]
  }
}
