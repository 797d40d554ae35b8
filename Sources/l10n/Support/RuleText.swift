import L10nCore
import L10nLint
import L10nReport
import L10nRulePages

/// The terminal's texts about rules.
enum RuleText {
  /// The ids of all rules and findings.
  static var ids: [String] { RuleManual.sections.flatMap { $0.entries.map(\.id) } }

  /// All rules by group, one on each line, then the findings. An F marks a rule with fixes, a U one with unsafe fixes.
  ///
  /// - Parameter columns: the width of the terminal, in which summaries are wrapped below themselves; `nil` for no
  ///   limit.
  static func list(columns: Int?) -> String {
    let width = ids.map(\.count).max() ?? 0
    let indentation = String(repeating: " ", count: width + 14)
    return RuleManual.sections.map { section in
      section.title + "\n"
        + section.entries.map { entry in
          padded(entry.id, width) + "  " + padded(entry.level, 7)
            + (entry.fixes.map { $0 == .safe ? "  F  " : "  U  " } ?? "     ")
            + wrapped(entry.summary, to: columns.map { $0 - indentation.count }).joined(separator: "\n" + indentation)
            + "\n"
        }.joined()
    }.joined(separator: "\n")
  }

  /// A rule with its reason and examples; `nil` for an unknown id.
  static func explanation(of id: String) -> String? {
    let entry = RuleManual.sections.lazy.flatMap(\.entries).first { $0.id == id }
    return entry.map { entry in
      let fixable = entry.fixCommand.map { ", fixed by \($0)" } ?? ""
      let head = "\(entry.id) (\(entry.levels)\(fixable))\n\n\(entry.summary)\n"
      return head + (Rule.all.first { $0.id == id }.map(details) ?? "")
    }
  }

  private static func details(of rule: Rule) -> String {
    let page = RuleManual.page(of: rule)
    var output = "\(page.plainReason)\n"
    for listing in RuleManual.listings(of: rule) {
      output += "\n\(listing.title):\n"
      for file in listing.files {
        output += "  \(file.path)\n" + file.lines.map { "    \($0)\n" }.joined()
      }
    }
    if let need = RuleManual.need(of: rule) { output += "\nNot checked while \(need).\n" }
    if !rule.options.isEmpty {
      let width = rule.options.map(\.name.count).max() ?? 0
      output += "\nOptions:\n"
      for option in rule.options {
        output += "  \(padded(option.name, width))  \(option.summary) It takes \(option.line.shape.title).\n"
      }
    }
    if !page.sources.isEmpty { output += "\nSources:\n" + page.sources.map { "  \($0)\n" }.joined() }
    return output + """

      More examples: l10n rules \(rule.id) --markdown

      In l10n.yml:
        rules:
          \(rule.id): \(rule.level == "off" ? "warning     # or error, note; off where nothing is set" : "warning     # or error, note, off")

      """
  }

  /// A text wrapped between words; one line if there is hardly any room.
  private static func wrapped(_ text: String, to columns: Int?) -> [String] {
    guard let columns, columns >= 20 else { return [text] }
    return text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, DisplayWidth.of("\(last) \(word)") <= columns {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
