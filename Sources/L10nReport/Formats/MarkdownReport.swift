import L10nCore

/// Findings in Markdown, for the summary that a CI system shows of a run: numbers, a table by rule, then the findings.
struct MarkdownReport {
  /// How many findings are listed, the gravest first: GitHub shows no summary of more than a mebibyte.
  private static let limit = 500

  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    let summary = report.summary
    let head = ["## l10n lint", MarkdownText.of(summary.line)]
    let tables = report.diagnostics.isEmpty ? [] : [ruleTable, findings]
    return (head + tables).joined(separator: "\n\n") + "\n"
  }

  /// The rules that found something, those with the gravest findings first, then by how many.
  private var ruleTable: String {
    let rules = report.rules
    let order = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = report.ruleCounts.map { rule in
      let summary = order[rule.id].map { MarkdownText.of(rules[$0].summary) } ?? ""
      let cells = rule.counts.map { $0 == 0 ? "" : String($0) }
      return "| `\(rule.id)` | \(cells.joined(separator: " | ")) | \(summary) |"
    }
    return (["| Rule | Errors | Warnings | Notes | |", "|---|--:|--:|--:|---|"] + rows).joined(separator: "\n")
  }

  private var findings: String {
    var places = SourcePlaces(report.sources)
    var rows: [String] = []
    let all = ShownFindings(report.diagnostics, limit: Self.limit, command: report.command)
    for severity in Severity.allCases.reversed() where rows.count < Self.limit {
      let found = all.diagnostics.lazy.filter { $0.severity == severity }.prefix(Self.limit - rows.count)
      for diagnostic in found { rows.append(row(diagnostic, &places)) }
    }
    let left = all.hiddenCount + max(0, all.diagnostics.count - rows.count)
    let rest = left == 0 ? "" : "\n\nand \(left.counted("finding")) more"
    return "<details><summary>Findings</summary>\n\n| | Place | Finding | Rule |\n|---|---|---|---|\n"
      + rows.joined(separator: "\n") + rest + "\n\n</details>"
  }

  private func row(_ diagnostic: Diagnostic, _ places: inout SourcePlaces) -> String {
    let path = diagnostic.location.map { report.path($0.path) } ?? report.root
    let start = diagnostic.location.flatMap { places.position(of: $0.range.lowerBound, in: $0.path) }
    let place = path + (start.map { ":\($0.line):\($0.column)" } ?? "")
    let message = MarkdownText.of(diagnostic.messageWithHelp)
    return "| \(diagnostic.severity.rawValue) | \(MarkdownText.of(place)) | \(message) | `\(diagnostic.ruleID)` |"
  }
}
