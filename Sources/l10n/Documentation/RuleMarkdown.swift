import L10nCore
import L10nLint
import L10nRulePages

/// Writes `Documentation/Rules.md`, which lists all rules and findings, and the pages of rules in
/// `Documentation/Rules`.
enum RuleMarkdown {
  /// The list, ended by a line break.
  static var index: String { String((introduction + RuleManual.sections.map(overview).joined()).dropLast()) }

  /// The page of a rule: the parts from the rule's declaration, then the reason and the examples of the page unchanged.
  static func page(of rule: Rule) -> String {
    let page = RuleManual.page(of: rule)
    let group = RuleManual.sections.first { $0.entries.contains { $0.id == rule.id } }?.title ?? ""
    let fixing = rule.fixCommand.map { "; `\($0)` fixes some findings" } ?? ""
    var parts = [
      "# \(rule.id)", "Default: \(rule.levels)\(fixing). Group: [\(group)](../Rules.md#\(anchor(group))).",
      prose(rule.summary), page.reason,
    ]
    // The default says the others' need.
    if [.always, .inStrict, .onRequest].contains(rule.use), let need = RuleManual.need(of: rule) {
      parts.append("Not checked while \(prose(need)).")
    }
    if !rule.options.isEmpty { parts += ["## Settings", options(of: rule)] }
    return (parts + [page.body]).joined(separator: "\n\n")
  }

  private static func options(of rule: Rule) -> String {
    let rows = rule.options.map { "\n| `\($0.name)` | \(cell($0.line.shape.title)) | \(cell($0.summary)) |" }
    return "| Setting | Takes | Does |\n|---|---|---|" + rows.joined()
  }

  /// The anchor that GitHub gives a heading of letters and spaces.
  private static func anchor(_ heading: String) -> String { heading.lowercased().replacing(" ", with: "-") }

  private static let introduction = """
    <!-- Written by `l10n rules --markdown`. -->

    # Rules

    The findings of `l10n lint`, and those of the readers of files. *Default* is the severity where
    `l10n.yml` sets none; a rule that is *off* runs where it gets one. *Fix* marks rules with
    findings that `l10n fix` can fix, *unsafe* those for which it takes `--unsafe`: such a fix deletes entries or words,
    gives a key another name, changes what code must pass, or may be wrong in some language.

    Each rule has a page with its reason and its examples, which are its tests. In an example a finding points at the
    text between ⟦ and ⟧, or at the place of ⟦⟧; `<U+00A0>` represents a character that a page cannot show.

    A default *for spoken texts* applies where controls are declared in `l10n.yml` or keys name accessibility, one *for
    declared controls* only in the first case, and one *with --against* where an earlier catalog is given. Elsewhere the
    rule is not checked.


    """

  private static func overview(of section: RuleManual.Section) -> String {
    let rows = section.entries.map { entry in
      let name = RulePage.embedded(entry.id) == nil ? "`\(entry.id)`" : "[`\(entry.id)`](Rules/\(entry.id).md)"
      return
        "| \(name) | \(level(of: entry)) | \(entry.fixes.map { $0 == .safe ? "fix" : "unsafe" } ?? "") | \(cell(entry.summary)) |\n"
    }
    return "## \(section.title)\n\n| Rule | Default | Fix | Finds |\n|---|---|---|---|\n\(rows.joined())\n"
  }

  private static func level(of entry: RuleInfo) -> String {
    switch entry.use {
    case .always, .onRequest, .forSpeech, .forControls: entry.level
    case .inStrict: "strict"
    case .comparing: "\(entry.level), --against"
    }
  }

  /// Text with Markdown's characters escaped, except for code between backticks.
  private static func prose(_ text: String) -> String {
    var output = ""
    var isCode = false
    for character in text {
      if character == "`" {
        isCode.toggle()
      } else if !isCode, "\\*_<>[]".contains(character) {
        output += "\\"
      }
      output.append(character)
    }
    return output
  }

  private static func cell(_ text: String) -> String { prose(text).replacing("|", with: "\\|") }
}
