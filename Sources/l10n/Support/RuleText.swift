import L10nCore
import L10nInterchange
import L10nLint

/// What is said of rules in a terminal.
enum RuleText {
  /// The ids of all rules and findings.
  static var ids: [String] { Rule.all.map(\.id) + findings.flatMap { $0.rows.map(\.id) } }

  private typealias Row = (id: String, severity: Severity, summary: String)

  /// What is no rule, for nobody has to look for it.
  private static var findings: [(title: String, rows: [Row])] {
    [
      ("Findings of the readers", SyntaxRule.all.map { ($0.id, $0.severity, $0.summary) }),
      ("Findings of convert and import", InterchangeFinding.all.map { ($0.id, $0.severity, $0.summary) }),
    ]
  }

  /// All rules, one a line, then the findings.
  static var list: String {
    let rules: [Row] = Rule.all.map { ($0.id, $0.severity, $0.summary) }
    let width = ids.map(\.count).max() ?? 0
    func lines(_ rows: [Row]) -> String {
      rows.map { row in
        let severity = row.severity.rawValue
        return row.id + String(repeating: " ", count: width - row.id.count + 2) + severity
          + String(repeating: " ", count: 9 - severity.count) + row.summary + "\n"
      }.joined()
    }
    return "Rules\n" + lines(rules) + findings.map { "\n\($0.title)\n" + lines($0.rows) }.joined()
  }

  /// A rule with its reasons and examples; `nil` for an unknown id.
  static func explanation(of id: String) -> String? {
    if let rule = Rule.all.first(where: { $0.id == id }) { return explanation(of: rule) }
    let finding = findings.lazy.flatMap(\.rows).first { $0.id == id }
    return finding.map { "\($0.id) (\($0.severity.rawValue))\n\n\($0.summary)\n" }
  }

  private static func explanation(of rule: Rule) -> String {
    var output = "\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.summary)\n\(rule.rationale)\n"
    for (title, isBad) in [("Bad", true), ("Good", false)] {
      guard let example = rule.examples.first(where: { $0.isBad == isBad }) else { continue }
      output += "\n\(title):\n"
      for file in example.unmarked.files {
        output += "  \(file.path)\n"
        for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        {
          output += "    \(line)\n"
        }
      }
    }
    output += """

      In l10n.yml:
        rules:
          \(rule.id): warning     # or error, note, off

      """
    return output
  }
}
