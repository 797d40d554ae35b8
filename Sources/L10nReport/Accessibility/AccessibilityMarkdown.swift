import L10nCore

/// The proof in Markdown, for people who review texts and read no code.
struct AccessibilityMarkdown {
  private let report: AccessibilityReport

  init(_ report: AccessibilityReport) { self.report = report }

  var text: String {
    (report.showsRequirements ? requirements : ["## l10n accessibility"] + proof).joined(separator: "\n\n") + "\n"
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
    let parts = [cell.control, cell.shownState ?? "", cell.kind.rawValue, cell.runs.marked, cell.provenance]
    return "| \((parts.map(MarkdownText.of) + [findings.joined(separator: "<br>")]).joined(separator: " | ")) |"
  }

  private var requirements: [String] {
    var groups: [(name: String, rows: [String])] = []
    for note in report.requirements {
      let rules = note.rules.map { "`\($0)`" }.joined(separator: " ")
      let reason = note.reason.map { "\(note.state.rawValue): \(MarkdownText.of($0))" } ?? note.state.rawValue
      if groups.last?.name != note.group { groups.append((note.group, [])) }
      groups[groups.count - 1].rows.append("| \(note.id) | \(MarkdownText.of(note.summary)) | \(rules) | \(reason) |")
    }
    let tables = groups.map { group in
      "## \(MarkdownText.of(group.name))\n\n| | Asked for | Rules | |\n|---|---|---|---|\n"
        + group.rows.joined(separator: "\n")
    }
    return [
      "# What listeners need of texts", MarkdownText.of(AccessibilityColumns.line(of: report.requirements)) + ".",
    ]
      + tables
  }
}
