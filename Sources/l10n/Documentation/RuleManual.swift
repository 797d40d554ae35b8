import L10nCore
import L10nInterchange
import L10nLint
import L10nReport
import L10nRulePages

/// All rules and findings, in the order of the documentation.
enum RuleManual {
  /// A section of related rules.
  struct Section {
    let title: String
    let entries: [RuleInfo]
  }

  /// The findings of lint: groups of rules, then the readers' findings.
  static var lintSections: [Section] {
    RuleGroup.all.map { Section(title: $0.title, entries: $0.rules.map(\.info)) }
      + [Section(title: "Findings of the readers", entries: RuleInfo.readers)]
  }

  /// All sections.
  static var sections: [Section] {
    lintSections + [Section(title: "Findings of convert and import", entries: RuleInfo.interchange)]
  }

  /// The descriptions of rules and of kinds of readers' findings, for reports.
  static func descriptions(of ids: Set<String>) -> [RuleDescription] {
    lintSections.flatMap { section in
      section.entries.filter { ids.contains($0.id) }.map { entry in
        let page = RulePage.embedded(entry.id)
        return RuleDescription(
          entry, group: section.title, rationale: page?.plainReason ?? "", sources: page?.sources ?? [])
      }
    }
  }

  /// A part of an example in the output.
  struct Listing {
    let title: String

    /// Each file's path with its lines, with controls and invisible marks as code points.
    let files: [(path: String, lines: [String])]
  }

  /// The page of a rule; one without reason and examples if the tool has none.
  static func page(of rule: Rule) -> RulePage { RulePage.embedded(rule.id) ?? RulePage("# \(rule.id)") }

  /// The first bad example of a rule with the files that it is compared with and those after the fixes, and the first
  /// good one.
  static func listings(of rule: Rule) -> [Listing] {
    let examples = page(of: rule).examples
    let bad =
      examples.first { $0.isBad && (rule.fixes == nil || !$0.fixed.isEmpty) } ?? examples.first(where: \.isBad)
    let good = examples.first { !$0.isBad }
    func plain(_ files: [RuleExample.File]?) -> [(path: String, lines: [String])] {
      (files ?? []).map { ($0.path, lines($0.text)) }
    }
    return [
      Listing(title: "Before", files: plain(bad?.before)), Listing(title: "Bad", files: files(of: bad)),
      Listing(title: "Fixed", files: plain(bad?.fixed)),
      Listing(title: "Good", files: files(of: good)),
    ].filter { !$0.files.isEmpty }
  }

  /// The configuration that a rule lacks in a catalog without settings; `nil` for a rule that needs none.
  static func need(of rule: Rule) -> String? {
    var configuration = Configuration()
    configuration.namesSpokenTexts = false
    var loader = CatalogLoader(configuration)
    return rule.obstacle(LintContext(loader.catalog(of: [])), RuleSettings())
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
