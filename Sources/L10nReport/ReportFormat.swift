/// The output format of a run's findings.
///
/// Only `text` includes the duration of the run: the same catalog gives the same bytes in all others.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: excerpts, help, and a line that sums up.
  case text
  /// Lines that Xcode turns into issues.
  case xcode
  /// Workflow commands that GitHub Actions turns into annotations.
  case github
  /// Static Analysis Results Interchange Format 2.1.0, by OASIS.
  case sarif
  /// The project's own, as `Documentation/ReportFormat.md` describes it.
  case json
  /// Test results as many CI systems read them; a finding at or above the fail level is a failure.
  case junit
  /// For the summary of a CI run.
  case markdown
  /// The XML of Checkstyle, which many CI systems read.
  case checkstyle
}

extension [Report] {
  /// The report of one catalog, or one report of several, in a format, ended by a line break.
  ///
  /// - Parameters:
  ///   - options: the contents of the text report; others are complete.
  ///   - style: the capabilities of the terminal; only `text` uses it.
  ///   - seconds: the duration of the run, shown by `text` only; `nil` if the report must be the same every time.
  package func text(
    as format: ReportFormat, options: TextReportOptions = TextReportOptions(), style: TextStyle = .plain,
    seconds: Double?
  ) -> String {
    switch format {
    case .text: TextReport(self, options, style: style).text(seconds: seconds)
    case .xcode: map { XcodeReport($0).text }.joined()
    case .github: map { GitHubReport($0).text }.joined() + endLines().map { $0 + "\n" }.joined()
    case .sarif: combined(.sarif, map { SARIFReport($0).text })
    case .json: combined(.json, map { JSONReport($0).text })
    case .junit: JUnitReport(self).text
    case .markdown: map { MarkdownReport($0, amongOthers: count - 1).text }.joined(separator: "\n")
    case .checkstyle: CheckstyleReport(self).text
    }
  }

  /// One report made of those of several catalogs, as `l10n combine` makes it.
  private func combined(_ format: CombinedReport.Format, _ texts: [String]) -> String {
    if texts.count == 1 { return texts[0] }
    let files = zip(self, texts).map { (path: $0.root, bytes: [UInt8]($1.utf8)) }
    guard let text = try? CombinedReport(files, version: first?.version ?? "").text(as: format) else {
      preconditionFailure("reports of this version can be combined")
    }
    return text
  }
}
