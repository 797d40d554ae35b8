import L10nCore

/// What the text report of a run shows.
package struct TextReportOptions: Sendable {
  /// How many findings of each rule are shown; `nil` for all, each for itself.
  package var limit: Int? = 10

  /// Whether the tables stand alone, without findings.
  package var isStatistics = false

  /// Whether there are tables and a summary after the findings.
  package var hasSummary = true

  /// Whether the rules that could not be checked are named.
  package var namesUnchecked = false

  /// How many columns the terminal has; `nil` for no end.
  package var width: Int?

  package init() {}
}

/// The text report of a run: findings, then how many there are of each rule, then how much each language has.
struct TextReport {
  /// The columns of a line of languages where the terminal has no end.
  private static let usualWidth = 100

  private let report: Report
  private let options: TextReportOptions
  private let style: TextStyle

  init(_ report: Report, _ options: TextReportOptions, style: TextStyle) {
    (self.report, self.options, self.style) = (report, options, style)
  }

  /// - Parameter seconds: how long the run took; `nil` where the text is to be the same every time.
  func text(seconds: Double?) -> String {
    let findings = options.isStatistics ? "" : self.findings
    guard options.hasSummary else { return findings }
    let lacking = options.namesUnchecked ? [report.summary.uncheckedLine].compactMap(\.self) : []
    let unchecked = (report.summary.obstacleLines(root: report.root) + lacking).map { $0 + "\n" }.joined()
    if report.diagnostics.isEmpty { return unchecked + report.summary.text(seconds: seconds) + "\n" }
    let rules = report.ruleTable().text(width: options.width, style: style)
    let tables = [findings, rules, languageTable].filter { !$0.isEmpty }.joined(separator: "\n")
    return tables + "\n" + unchecked + report.summary.text(seconds: seconds) + "\n"
  }

  private var findings: String {
    let shown = ShownFindings(report.diagnostics, limit: options.limit, command: report.command)
    let text = TextReporter(root: report.root, sources: report.sources, style: style).text(for: shown.diagnostics)
    if shown.hiddenCount == 0 { return text }
    return text + "\n\(shown.hiddenCount.withSeparators) more \(shown.hiddenCount == 1 ? "finding" : "findings"): "
      + "--all shows all, --limit N more of each rule\n"
  }

  /// The languages that lack texts, those with the fewest first, as many side by side as there is room for.
  private var languageTable: String {
    let languages = (report.coverage?.locales ?? []).filter { $0.total.missing > 0 }
      .sorted { ($0.total.share, $0.directory) < ($1.total.share, $1.directory) }
    if languages.isEmpty { return "" }
    let cells = languages.map { [ReportTable.Cell($0.directory), ReportTable.Cell("\($0.total.share.percent) %")] }
    let widest = languages.map { DisplayWidth.of($0.directory) }.max() ?? 0
    let perRow = max(1, min(cells.count, ((options.width ?? Self.usualWidth) + 2) / (widest + 2 + 6 + 2)))
    let rowCount = (cells.count + perRow - 1) / perRow
    let rows = (0..<rowCount).map { row in
      stride(from: row, to: cells.count, by: rowCount).flatMap { cells[$0] }
    }
    let pairs = (cells.count + rowCount - 1) / rowCount
    let unnamed = [ReportTable.Column(""), ReportTable.Column("", isNumber: true)]
    let columns =
      [ReportTable.Column("language"), ReportTable.Column("coverage", isNumber: true)]
      + repeatElement(unnamed, count: pairs - 1).joined()
    return ReportTable(columns, rows).text(width: nil, style: style)
  }
}
