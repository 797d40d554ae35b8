import L10nCore
import L10nLint

/// `Documentation/Rules.md`: what `l10n rules` says of every rule, as one page.
enum RuleMarkdown {
  /// The page, ended by a line break.
  static var page: String {
    let sections = RuleManual.sections
    return introduction + sections.map(overview).joined() + sections.map(details).joined()
  }

  private static let introduction = """
    <!-- Written by `l10n rules --markdown`. -->

    # Rules

    What `l10n lint` finds, and what the readers of files report on their way. *Default* is the severity where
    `l10n.yml` sets none; a rule that is *off* runs where it gets one. *Fix* marks rules with
    findings that `l10n fix` can fix, *unsafe* those for which it takes `--unsafe`: such a fix deletes entries or words,
    gives a key another name, changes what code must pass, or may be wrong in some language.


    """

  private static func overview(of section: RuleManual.Section) -> String {
    let rows = section.entries.map { entry in
      let name = entry.rule == nil ? "`\(entry.id)`" : "[`\(entry.id)`](#\(entry.id))"
      return
        "| \(name) | \(entry.level) | \(entry.fixes.map { $0 == .safe ? "fix" : "unsafe" } ?? "") | \(cell(entry.summary)) |\n"
    }
    return "## \(section.title)\n\n| Rule | Default | Fix | Finds |\n|---|---|---|---|\n\(rows.joined())\n"
  }

  private static func details(of section: RuleManual.Section) -> String {
    section.entries.compactMap { entry in entry.rule.map { details(of: $0, entry) } }.joined()
  }

  private static func details(of rule: Rule, _ entry: RuleManual.Entry) -> String {
    let fixable = rule.fixes.map { "; `l10n fix\($0 == .safe ? "" : " --unsafe")` fixes some of it" } ?? ""
    var output =
      "### \(rule.id)\n\nDefault: \(entry.level)\(fixable).\n\n\(prose(rule.summary)) \(prose(rule.rationale))\n\n"
    if let need = RuleManual.need(of: rule) { output += "Not checked while \(prose(need)).\n\n" }
    if !rule.options.isEmpty {
      output += "| Option | takes | does |\n|---|---|---|\n"
      for option in rule.options {
        output += "| `\(option.name)` | \(cell(option.kind.words)) | \(cell(option.summary)) |\n"
      }
      output += "\n"
    }
    for listing in RuleManual.listings(of: rule) {
      output += "\(listing.title):\n\n"
      for file in listing.files {
        let fence = String(repeating: "`", count: file.lines.contains { $0.contains("```") } ? 4 : 3)
        output += "\(fence)\n// \(file.path)\n\(file.lines.joined(separator: "\n"))\n\(fence)\n\n"
      }
    }
    if !rule.sources.isEmpty {
      output += "Sources: \(rule.sources.map(prose).joined(separator: "; ")).\n\n"
    }
    return output
  }

  /// Text whose signs mean nothing in Markdown.
  private static func prose(_ text: String) -> String {
    var output = ""
    for character in text {
      if "\\`*_<>[]".contains(character) { output += "\\" }
      output.append(character)
    }
    return output
  }

  private static func cell(_ text: String) -> String { prose(text).replacing("|", with: "\\|") }
}
