import L10nCore

/// The first page: numbers, coverage as a picture, and the findings.
struct OverviewPage {
  private let report: PageReport
  private let names: PageNames

  init(_ report: PageReport, _ names: PageNames) { (self.report, self.names) = (report, names) }

  func text(in frame: PageFrame) -> String {
    frame.text(PageFrame.Page(file: PageNames.overview, title: "Overview")) { html in
      html.element("h1", text: report.title)
      numbers(&html)
      if frame.hasPlayer {
        html.element("p", ["class": "go"]) { html in
          html.element(
            "a", ["href": PageNames.player], text: "See the controls and what screen readers say, in every language")
        }
      }
      html.line()
      html.element("section", ["aria-labelledby": "languages"]) { html in
        html.element("h2", ["id": "languages"], text: "Languages")
        LanguageCoverage(report, names).write(to: &html)
      }
      html.line()
      html.element("section", ["aria-labelledby": "tables"]) { html in
        html.element("h2", ["id": "tables"], text: "Tables")
        TableCoverage(report, names).write(to: &html)
      }
      html.line()
      html.element("section", ["aria-labelledby": "findings", "class": "findings"]) { html in
        html.element("h2", ["id": "findings"], text: "Findings")
        FindingTable(report, names).write(to: &html)
      }
    }
  }

  private func numbers(_ html: inout HTML) {
    let translations = report.locales.filter { !$0.isDevelopment }
    let all = translations.reduce(0) { $0 + $1.counts.total }
    let missing = translations.reduce(0) { $0 + $1.counts.missing }
    let tables = Set(report.catalog.developmentIDs.map(\.table)).count
    var numbers = [
      ("Texts", report.catalog.developmentIDs.count.withSeparators), ("Tables", tables.withSeparators),
      ("Languages", report.locales.count.withSeparators),
    ]
    if all > 0 { numbers.append(("Translated", "\(CoverageShare(all - missing, of: all).wholePercent) %")) }
    for severity in Severity.allCases.reversed() {
      let count = report.findings.count { $0.severity == severity }
      if count > 0 || severity == .error {
        numbers.append((SeverityBadge.plural(severity), count.withSeparators))
      }
    }
    if report.knownCount > 0 { numbers.append(("Known", report.knownCount.withSeparators)) }
    html.element("dl", ["class": "numbers"]) { html in
      for (name, number) in numbers {
        html.element("div") { html in
          html.element("dt", text: name)
          html.element("dd", text: number)
        }
      }
    }
  }
}

/// The severity of a finding, as a symbol and a word.
enum SeverityBadge {
  static func write(_ severity: Severity, to html: inout HTML) {
    html.element("span", ["class": "severity \(severity.rawValue)"]) { html in
      html.element("span", ["aria-hidden": "true"], text: sign(of: severity))
      html.element("span", word: "page.\(severity.rawValue)")
    }
  }

  /// `Errors`.
  static func plural(_ severity: Severity) -> String {
    switch severity {
    case .note: "Notes"
    case .warning: "Warnings"
    case .error: "Errors"
    }
  }

  private static func sign(of severity: Severity) -> String {
    switch severity {
    case .note: "■"
    case .warning: "▲"
    case .error: "●"
    }
  }
}
