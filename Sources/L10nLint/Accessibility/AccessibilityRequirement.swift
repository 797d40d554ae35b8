package import L10nCore

/// One thing that screen-reader users need from the texts of a player, and the rules that prove it.
package struct AccessibilityRequirement: Sendable {
  /// A letter for the group and a number: `B1`.
  package let id: String

  /// The heading of the group: `Labels`.
  package let group: String

  /// The requirement in one sentence, without a period.
  package let summary: String

  /// The ids of the rules that prove it; empty where tables cannot prove it.
  package let rules: [String]

  /// Whether its rules look for words, which are known for some languages only.
  let needsWords: Bool

  /// The part of it that tables cannot prove, in one clause.
  package let limit: String?

  init(
    _ id: String, _ group: String, _ summary: String, by rules: Rule..., needsWords: Bool = false, limit: String? = nil
  ) {
    (self.id, self.group, self.summary) = (id, group, summary)
    self.rules = rules.map(\.id)
    (self.needsWords, self.limit) = (needsWords, limit)
  }

  /// Whether a lint run has proved each requirement, in their order.
  ///
  /// A rule that lacks its input, or words that are not known for one of the languages, leave a requirement unchecked;
  /// it is then neither proved nor broken.
  ///
  /// - Parameters:
  ///   - catalog: with the settings of the run.
  ///   - result: of all rules, in all locales.
  package static func notes(in catalog: Catalog, _ result: LintResult) -> [RequirementNote] {
    var counts: [String: Int] = [:]
    for diagnostic in result.diagnostics { counts[diagnostic.ruleID, default: 0] += 1 }
    let unchecked = Dictionary(result.unchecked.map { ($0.id, $0.reason) }, uniquingKeysWith: { first, _ in first })
    let levels = RuleLevels(catalog, rules: Rule.all, selection: LintSelection())
    let off = Set(Rule.all.filter { !levels.runs($0) }.map(\.id))
    let wordless = catalog.locales.filter { LanguageProfile.profile(for: $0.tag).spoken == nil }.map(\.directory)
    return all.map { requirement in
      let rules = requirement.rules
      let count = rules.reduce(0) { $0 + (counts[$1] ?? 0) }
      let (state, reason): (RequirementNote.State, String?) =
        if rules.isEmpty {
          (.undecidable, requirement.limit)
        } else if count > 0 {
          (.broken, count.counted("finding"))
        } else if let reason = rules.lazy.compactMap({ unchecked[$0] }).first {
          (.unchecked, reason)
        } else if let rule = rules.first(where: { off.contains($0) }) {
          (.off, "\(rule) is off in l10n.yml")
        } else if requirement.needsWords, !wordless.isEmpty {
          (.unchecked, "there are no words for \(wordless.joined(separator: ", "))")
        } else {
          (.proved, requirement.limit)
        }
      return RequirementNote(
        id: requirement.id, group: requirement.group, summary: requirement.summary, rules: rules, state: state,
        reason: reason)
    }
  }
}
