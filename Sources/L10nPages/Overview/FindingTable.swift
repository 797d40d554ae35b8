import L10nCore
import L10nSyntax

/// The findings, which can be filtered by severity, rule, language and file.
struct FindingTable {
  private let report: PageReport
  private let findings: [PageFinding]

  /// The pages of the locales by directory, and the indices of the texts on them.
  private let pages: [String: String]
  private let places: [TextID: Int]

  init(_ report: PageReport, _ names: PageNames) {
    self.report = report
    pages = Dictionary(zip(report.locales.map(\.name), names.locales), uniquingKeysWith: { first, _ in first })
    let ids = report.findings.isEmpty ? [] : report.catalog.developmentIDs
    places = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    findings = report.shownFindings
  }

  func write(to html: inout HTML) {
    if findings.isEmpty {
      html.element("p", ["class": "good"], text: "The linter has found nothing to complain about.")
    } else {
      filters(&html)
      table(&html)
    }
    let unchecked = report.uncheckedRules
    if !unchecked.isEmpty {
      html.element("p", ["class": "aside"]) { html in
        html.text("Not checked because they need configuration: ")
        for (index, rule) in unchecked.enumerated() {
          if index > 0 { html.text(", ") }
          html.element("code", text: rule)
        }
        html.text(".")
      }
    }
  }

  private func filters(_ html: inout HTML) {
    html.element(
      "form", ["class": "filters", "id": "finding-filters", "role": "search", "aria-label": "Findings", "hidden": ""]
    ) { html in
      html.search("Words")
      let severities = Severity.allCases.reversed().map(\.rawValue).filter { name in
        findings.contains { $0.severity.rawValue == name }
      }
      select("severity", "Severity", severities, &html)
      select("rule", "Rule", Set(findings.map(\.ruleID)).sorted(), &html)
      select("locale", "Language", Set(findings.compactMap(\.subject.locale)).sorted(), &html)
      select("file", "File", Set(findings.compactMap(\.location?.path)).sorted(), &html)
      html.element("button", ["type": "reset"], text: "Show all")
      html.element("output", ["id": "finding-count", "role": "status"], text: findings.count.counted("finding"))
    }
  }

  private func select(_ name: String, _ title: String, _ values: [String], _ html: inout HTML) {
    html.select(name, title) { html in
      html.option("", "All")
      for value in values { html.option(value, value) }
    }
  }

  private func table(_ html: inout HTML) {
    html.table(
      ["class": "list", "id": "finding-list"], labeledBy: "findings",
      caption: { html in
        html.element(
          "caption",
          text: report.hiddenFindingCount > 0
            ? "The linter's findings, except for \(report.hiddenFindingCount.counted("finding")) of the same rules, "
              + "which l10n lint --all lists."
            : "The linter's findings.")
      }, head: { $0.columns(["Severity", "Finding", "Rule", "Language", "Place"]) },
      rows: { html in for finding in findings { row(finding, &html) } })
  }

  private func row(_ finding: PageFinding, _ html: inout HTML) {
    html.line()
    html.element(
      "tr",
      [
        "data-severity": finding.severity.rawValue, "data-rule": finding.ruleID, "data-locale": finding.subject.locale,
        "data-file": finding.location?.path,
      ]
    ) { html in
      html.element("td") { SeverityBadge.write(finding.severity, to: &$0) }
      html.element("td", ["class": "what"]) { html in
        html.element("p") { $0.element("bdi", text: finding.message) }
        if let excerpt = finding.excerpt { Self.write(excerpt, to: &html) }
        if let help = finding.help {
          html.element("p", ["class": "help"]) { html in
            html.text("To fix it: ")
            html.element("bdi", text: help)
          }
        }
      }
      html.element("td") { $0.element("code", text: finding.ruleID) }
      html.element("td") { html in
        guard let locale = finding.subject.locale else { return html.text("–") }
        guard let page = link(to: finding.subject) else { return html.text(locale) }
        html.element("a", ["href": page], text: locale)
      }
      html.element("td", ["class": "place"]) { html in
        guard let path = finding.location?.path else { return html.text("–") }
        html.element("bdi") { html in
          for part in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 {
              html.text("/")
              html.open("wbr")
            }
            html.text(String(part.element))
          }
        }
        if let position = finding.position { html.text(":\(position.line):\(position.column)") }
      }
    }
  }

  /// The address of the text that a finding is about, or of its locale's page.
  private func link(to subject: Diagnostic.Subject) -> String? {
    guard let page = subject.locale.flatMap({ pages[$0] }) else { return nil }
    guard let table = subject.table, let key = subject.key, let place = places[TextID(table: table, key: TableKey(key))]
    else { return page }
    return "\(page)#\(PageNames.anchor(place))"
  }

  private static func write(_ excerpt: PageExcerpt, to html: inout HTML) {
    html.element("pre", ["dir": "ltr"]) { html in
      html.element("bdi", text: excerpt.before)
      html.element("mark") { $0.element("bdi", text: excerpt.marked) }
      html.element("bdi", text: excerpt.after)
    }
  }
}
