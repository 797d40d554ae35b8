import L10nCore

/// The contents of a text report.
package struct TextReportOptions: Sendable {
  /// The most shown findings of each rule; `nil` for all, each separately.
  package var limit: Int? = 10

  /// Whether the report must fit on a screen: errors first, then warnings, notes only if there is room, short tables,
  /// and the next steps.
  package var isBrief = false

  /// Whether the report only has the tables, without findings.
  package var isStatistics = false

  /// Whether tables and a summary follow the findings.
  package var hasSummary = true

  /// Whether the rules that could not be checked are named.
  package var namesUnchecked = false

  /// The number of columns of the terminal; `nil` for no limit.
  package var width: Int?

  package init() {}
}

/// The text report of a run: findings, then their number for each rule, then the coverage of each language.
struct TextReport {
  /// The columns of a line of languages if the terminal's width is unknown.
  private static let usualWidth = 100

  /// The most rules, and the most lines of languages, in the tables of a brief report.
  private static let briefRules = 16
  private static let briefLanguageRows = 8

  private let report: Report
  private let options: TextReportOptions
  private let style: TextStyle

  init(_ report: Report, _ options: TextReportOptions, style: TextStyle) {
    (self.report, self.options, self.style) = (report, options, style)
  }

  /// - Parameter seconds: the duration of the run; `nil` if the text must be the same every time.
  func text(seconds: Double?) -> String {
    let (findings, hidesSome) = options.isStatistics ? ("", false) : self.findings
    guard options.hasSummary else { return findings }
    let lacking = options.namesUnchecked ? [report.summary.uncheckedLine].compactMap(\.self) : []
    let unchecked = (report.summary.obstacleLines(root: report.root) + lacking).map { $0 + "\n" }.joined()
    if report.diagnostics.isEmpty { return unchecked + report.summary.text(seconds: seconds) + "\n" }
    let rules = report.ruleTable(limit: options.isBrief ? Self.briefRules : nil)
      .text(width: options.width, style: style)
    let steps = options.isBrief && hidesSome ? nextSteps : ""
    let tables = [findings, rules, languageTable, steps].filter { !$0.isEmpty }.joined(separator: "\n")
    return tables + "\n" + unchecked + report.summary.text(seconds: seconds) + "\n"
  }

  /// The findings, and whether some are hidden.
  private var findings: (text: String, hidesSome: Bool) {
    let shown = ShownFindings(report.diagnostics, limit: options.limit, command: report.command)
    let reporter = TextReporter(root: report.root, sources: report.sources, style: style)
    if options.isBrief {
      let screen = FirstScreen(shown, reporter, counts: report.summary.findings)
      guard let hidden = screen.hidden else { return (screen.text, false) }
      return (screen.text + "\n\(hidden): --all shows all, --rule ID those of one rule\n", true)
    }
    let text = reporter.text(for: shown.diagnostics)
    if shown.hiddenCount == 0 { return (text, false) }
    let hidden = "\(shown.hiddenCount.withSeparators) more \(shown.hiddenCount == 1 ? "finding" : "findings")"
    return (text + "\n\(hidden): --all shows all, --limit N more of each rule\n", true)
  }

  /// The usual steps after a report with many findings.
  private var nextSteps: String {
    let command = report.command
    let fixable = report.diagnostics.count { $0.fix?.safety == .safe }
    // A rule with errors is not one to turn off.
    let rules = report.ruleCounts
    let milder = rules.filter { $0.counts[0] == 0 }
    let most = (milder.isEmpty ? rules : milder).max { $0.counts.reduce(0, +) < $1.counts.reduce(0, +) }
    let steps: [(what: String, does: String)?] = [
      fixable > 0 ? ("\(command) --fix", "fixes \(fixable.withSeparators) of them") : nil,
      ("\(command) --write-baseline known.jsonl", "records them: --baseline known.jsonl reports only new ones"),
      most.map { rule in
        let setting = "rules: {\(rule.id): off}"
        return report.initCommand.map { ($0, "writes an l10n.yml, where '\(setting)' turns a rule off") }
          ?? (setting, "in l10n.yml turns a rule off")
      },
    ]
    let table = ReportTable([.init(), .init()], steps.compactMap { $0.map { [.init($0.what), .init($0.does)] } })
    return "next steps:\n" + table.lines().map { "  \($0)\n" }.joined()
  }

  /// The languages that lack texts, those with the fewest texts first, in as many columns as fit.
  private var languageTable: String {
    let languages = (report.coverage?.locales ?? []).filter { $0.total.missing > 0 }
      .sorted { ($0.total.share, $0.directory) < ($1.total.share, $1.directory) }
    if languages.isEmpty { return "" }
    let all = languages.map { [ReportTable.Cell($0.directory), ReportTable.Cell("\($0.total.share.percent) %")] }
    let widest = languages.map { DisplayWidth.of($0.directory) }.max() ?? 0
    let perRow = max(1, min(all.count, ((options.width ?? Self.usualWidth) + 2) / (widest + 2 + 6 + 2)))
    let cells = options.isBrief ? Array(all.prefix(perRow * Self.briefLanguageRows)) : all
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
      + (cells.count < all.count ? "and \(all.count - cells.count) more: l10n coverage shows all\n" : "")
  }
}
