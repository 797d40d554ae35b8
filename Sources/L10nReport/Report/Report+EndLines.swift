import L10nCore

extension [Report] {
  /// The beginning of a line about one of several catalogs, such as `App: `; empty if there is only one.
  func name(of report: Report) -> String { count > 1 ? "\(VisibleText.of(report.root)): " : "" }

  /// The lines that end a run: for each catalog the rules that could not be checked, and its numbers.
  ///
  ///     App: 26 files, 140 entries, 12 locales: 2 errors
  ///     Kit: 12 files, 50 entries, 12 locales: no findings
  ///     2 catalogs, 38 files, 190 entries, 12 locales: 2 errors (0.12 s)
  ///
  /// - Parameters:
  ///   - namingUnchecked: whether rules that lack configuration are named.
  ///   - limit: the most lines about single catalogs, of which the last is for the others; `nil` for all.
  ///   - seconds: the duration of the run; `nil` if the text must be the same every time.
  package func endLines(namingUnchecked: Bool = false, limit: Int? = nil, seconds: Double? = nil) -> [String] {
    let notes = map { report in
      let summary = report.summary
      return summary.obstacleLines(root: report.root)
        + (namingUnchecked ? [summary.uncheckedLine].compactMap(\.self) : [])
    }
    if count == 1 { return notes[0] + [self[0].summary.text(seconds: seconds)] }
    var lines: [String] = []
    for (place, report) in enumerated() {
      let own = (notes[place] + [report.summary.line]).map { name(of: report) + $0 }
      let rest = self[place...]
      if let limit, rest.count > 1, lines.count + own.count >= limit {
        let summary = LintSummary(sumOf: rest.map(\.summary))
        lines.append("\(rest.count) more catalogs: \(summary.line)")
        break
      }
      lines += own
    }
    return lines + ["\(count) catalogs, \(LintSummary(sumOf: map(\.summary)).text(seconds: seconds))"]
  }
}
