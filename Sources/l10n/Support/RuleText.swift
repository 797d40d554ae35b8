import L10nCore
import L10nLint

/// What is said of rules in a terminal.
enum RuleText {
  /// The ids of all rules and syntax findings.
  static var ids: [String] { Rule.all.map(\.id) + SyntaxRule.all.map(\.id) }

  /// All rules, one a line, then the findings of the readers.
  static var list: String {
    let rules = Rule.all.map { (id: $0.id, severity: $0.severity, summary: $0.summary) }
    let syntax = SyntaxRule.all.map { (id: $0.id, severity: $0.severity, summary: $0.summary) }
    let width = (rules + syntax).map(\.id.count).max() ?? 0
    func lines(_ rows: [(id: String, severity: Severity, summary: String)]) -> String {
      rows.map { row in
        let severity = row.severity.rawValue
        return row.id + String(repeating: " ", count: width - row.id.count + 2) + severity
          + String(repeating: " ", count: 9 - severity.count) + row.summary + "\n"
      }.joined()
    }
    return "Rules\n" + lines(rules) + "\nFindings of the readers\n" + lines(syntax)
  }

  /// A rule with its reasons and examples; `nil` for an unknown id.
  static func explanation(of id: String) -> String? {
    if let rule = Rule.all.first(where: { $0.id == id }) { return explanation(of: rule) }
    return SyntaxRule.all.first { $0.id == id }.map { "\($0.id) (\($0.severity.rawValue))\n\n\($0.summary)\n" }
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
