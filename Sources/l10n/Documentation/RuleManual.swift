import L10nCore
import L10nInterchange
import L10nLint
import L10nReport
import L10nRulePages

/// All that can be reported, in the order in which it is documented.
enum RuleManual {
  /// What belongs together.
  struct Section {
    let title: String
    let entries: [Entry]
  }

  /// A rule, or a kind of finding that no rule looks for.
  struct Entry {
    let id: String
    let severity: Severity
    let summary: String

    /// `nil` for what readers find on their way.
    let rule: Rule?

    /// What it counts as when nothing is set.
    var level: String { rule?.isOptional ?? false ? "off" : severity.rawValue }

    /// The safety of the rule's fixes; `nil` for none.
    var fixes: Fix.Safety? { rule?.fixes }
  }

  /// Groups of rules, then findings.
  static var sections: [Section] {
    RuleGroup.all.map { group in
      Section(
        title: group.title,
        entries: group.rules.map { Entry(id: $0.id, severity: $0.severity, summary: $0.summary, rule: $0) })
    } + [
      Section(
        title: "Findings of the readers",
        entries: SyntaxRule.all.map { Entry(id: $0.id, severity: $0.severity, summary: $0.summary, rule: nil) }),
      Section(
        title: "Findings of convert and import",
        entries: InterchangeFinding.all.map { Entry(id: $0.id, severity: $0.severity, summary: $0.summary, rule: nil) }),
    ]
  }

  /// A part of an example that is shown.
  struct Listing {
    let title: String

    /// Each file's path with its lines, controls and invisible marks as code points.
    let files: [(path: String, lines: [String])]
  }

  /// The page of a rule; one without reason and examples where the tool has none.
  static func page(of rule: Rule) -> RulePage { RulePage.embedded[rule.id] ?? RulePage("# \(rule.id)") }

  /// The first bad example of a rule, its files after the fixes, and the first good one.
  static func listings(of rule: Rule) -> [Listing] {
    let examples = page(of: rule).examples
    let bad =
      examples.first { $0.isBad && (rule.fixes == nil || !$0.fixed.isEmpty) } ?? examples.first(where: \.isBad)
    let good = examples.first { !$0.isBad }
    let fixed = (bad?.fixed ?? []).map { ($0.path, lines($0.text)) }
    return [
      Listing(title: "Bad", files: files(of: bad)), Listing(title: "Fixed", files: fixed),
      Listing(title: "Good", files: files(of: good)),
    ].filter { !$0.files.isEmpty }
  }

  /// The configuration that a rule lacks in a catalog without settings; `nil` for a rule that needs none.
  static func need(of rule: Rule) -> String? {
    var loader = CatalogLoader(Configuration())
    return rule.obstacle(LintContext(loader.catalog(of: [])))
  }

  private static func files(of example: RuleExample?) -> [(path: String, lines: [String])] {
    (example?.files ?? []).flatMap { file in
      RuleExample(isBad: false, files: [file]).unmarked.files
        .map { ($0.path, lines(String(decoding: $0.bytes, as: UTF8.self))) }
    }
  }

  private static func lines(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
    return lines.last == "" ? lines.dropLast() : lines
  }
}
