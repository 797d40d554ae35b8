import L10nCore

/// The proof in Markdown, for people who review texts and read no code.
struct AccessibilityMarkdown {
  private let report: AccessibilityReport

  init(_ report: AccessibilityReport) { self.report = report }

  var text: String {
    (["## l10n accessibility"] + (report.showsRequirements ? requirements : proof)).joined(separator: "\n\n") + "\n"
  }

  private var proof: [String] {
    let titles = AccessibilityColumns.titles
    let head = "| Locale | \(titles.joined(separator: " | ")) |\n|---|\(titles.map { _ in "--:|" }.joined())"
    let sums = report.proof.summaries.map { summary in
      let numbers = AccessibilityColumns.numbers(of: summary).map { $0 == 0 ? "" : String($0) }
      return "| \(MarkdownText.of(summary.locale.directory)) | \(numbers.joined(separator: " | ")) |"
    }
    let cells = Dictionary(grouping: report.proof.cells.filter { $0.presence != .silent }, by: \.locale)
    let sections = report.proof.locales.map { locale in
      "### \(MarkdownText.of(locale.directory))\n\n"
        + "| Control | State | Kind | Text | Whose | Findings |\n|---|---|---|---|---|---|\n"
        + (cells[locale] ?? []).map(row).joined(separator: "\n")
    }
    return [MarkdownText.of(AccessibilityColumns.line(of: report)), ([head] + sums).joined(separator: "\n")] + sections
  }

  private func row(_ cell: AccessibilityCell) -> String {
    let findings = cell.findings.map { finding in
      "\(finding.severity.rawValue): \(MarkdownText.of(finding.message)) `\(finding.ruleID)`"
    }
    let parts = [cell.control, cell.shownState ?? "", cell.kind.rawValue, cell.text ?? "", cell.provenance]
    return "| \((parts.map(MarkdownText.of) + [findings.joined(separator: "<br>")]).joined(separator: " | ")) |"
  }

  private var requirements: [String] {
    let rows = report.requirements.map { note in
      let rules = note.rules.map { "`\($0)`" }.joined(separator: " ")
      let reason = note.reason.map { "\(note.state.rawValue): \(MarkdownText.of($0))" } ?? note.state.rawValue
      return "| \(note.id) | \(MarkdownText.of(note.summary)) | \(rules) | \(reason) |"
    }
    return [
      MarkdownText.of(AccessibilityColumns.line(of: report.requirements)),
      (["| | Asked for | Rules | |", "|---|---|---|---|"] + rows).joined(separator: "\n"),
    ]
  }
}
