import L10nCore

/// Findings in Markdown, for the summary that a CI system shows of a run: numbers, a table by rule, then the findings.
struct MarkdownReport {
  /// How many findings are listed, the gravest first: GitHub shows no summary of more than a mebibyte.
  private static let limit = 500

  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    let summary = report.summary
    let head =
      ["## l10n lint", MarkdownText.of(summary.line)] + [summary.uncheckedLine].compactMap { $0.map(MarkdownText.of) }
    let tables = report.diagnostics.isEmpty ? [] : [ruleTable, findings]
    return (head + tables).joined(separator: "\n\n") + "\n"
  }

  /// The rules that found something, those with the gravest findings first, then by how many.
  private var ruleTable: String {
    let rules = report.rules
    let order = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var counts: [String: [Int]] = [:]
    for diagnostic in report.diagnostics {
      let column = diagnostic.severity == .error ? 0 : diagnostic.severity == .warning ? 1 : 2
      counts[diagnostic.ruleID, default: [0, 0, 0]][column] += 1
    }
    let rows = counts.sorted { left, right in
      if left.value != right.value { return right.value.lexicographicallyPrecedes(left.value) }
      return left.key < right.key
    }.map { id, counts in
      let summary = order[id].map { MarkdownText.of(rules[$0].summary) } ?? ""
      let cells = counts.map { $0 == 0 ? "" : String($0) }
      return "| `\(id)` | \(cells.joined(separator: " | ")) | \(summary) |"
    }
    return (["| Rule | Errors | Warnings | Notes | |", "|---|--:|--:|--:|---|"] + rows).joined(separator: "\n")
  }

  private var findings: String {
    var places = SourcePlaces(report.sources)
    var rows: [String] = []
    for severity in Severity.allCases.reversed() where rows.count < Self.limit {
      let found = report.diagnostics.lazy.filter { $0.severity == severity }.prefix(Self.limit - rows.count)
      for diagnostic in found { rows.append(row(diagnostic, &places)) }
    }
    let left = report.diagnostics.count - rows.count
    let rest = left == 0 ? "" : "\n\nand \(LintSummary.counted(left, "finding")) more"
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
