import L10nCore

/// Coverage in Markdown: a table of the locales, then, folded up, one of their tables.
struct CoverageMarkdown {
  private let report: CoverageReport

  init(_ report: CoverageReport) { self.report = report }

  var text: String {
    let coverage = report.coverage
    let head = ["## l10n coverage", MarkdownText.of(report.headline)]
    if coverage.locales.isEmpty { return head.joined(separator: "\n\n") + "\n" }
    return (head + [localeTable] + (coverage.tables.count > 1 ? [tableShares] : [])).joined(separator: "\n\n") + "\n"
  }

  private var localeTable: String {
    let coverage = report.coverage
    let titles =
      ["Coverage", "Own", "Inherited", "Stale", "Missing", "Words left"] + (report.hasCopies ? ["Copied"] : [])
      + (report.hasOverrides ? ["Overridden"] : [])
    let rows =
      coverage.locales.map { row(code($0.directory), $0.total) }
      + (coverage.locales.count > 1 ? [row("all", coverage.total)] : [])
    return ([line(["Locale"] + titles), rule(titles.count)] + rows).joined(separator: "\n")
  }

  private func row(_ name: String, _ count: CoverageCount) -> String {
    let numbers =
      [count.own, count.inherited, count.stale, count.missing, count.missingWords]
      + (report.hasCopies ? [count.copied] : []) + (report.hasOverrides ? [count.overridden] : [])
    return line([name, count.share.text] + numbers.map { "\($0)" })
  }

  private var tableShares: String {
    let coverage = report.coverage
    let rows = coverage.tables.enumerated().map { index, table in
      line([MarkdownText.of(table)] + coverage.locales.map { "\($0.tables[index].share.wholePercent)" })
    }
    let titles = line(["Per cent"] + coverage.locales.map { code($0.directory) })
    return "<details><summary>Tables</summary>\n\n"
      + ([titles, rule(coverage.locales.count)] + rows).joined(separator: "\n") + "\n\n</details>"
  }

  /// Names of locales have nothing that would end the code.
  private func code(_ text: String) -> String { "`\(VisibleText.of(text))`" }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private func rule(_ numbers: Int) -> String { "|---|\(String(repeating: "--:|", count: numbers))" }
}
