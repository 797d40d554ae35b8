/// A finding below its text: the severity, the message, and the rule.
enum FoundLine {
  static func write(_ finding: PageFinding, to html: inout HTML) {
    html.element("p", ["class": "found"]) { html in
      SeverityBadge.write(finding.severity, to: &html)
      html.text(" ")
      html.element("bdi", text: finding.message)
      html.text(" ")
      html.element("code", text: finding.ruleID)
    }
  }
}
