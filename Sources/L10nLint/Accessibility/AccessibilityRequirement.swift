package import L10nCore

extension AccessibilityRequirement {
  init(
    _ id: String, _ group: String, _ summary: String, by rules: Rule..., needsWords: Bool = false, limit: String? = nil
  ) {
    self.init(id, group, summary, by: rules.map(\.id), needsWords: needsWords, limit: limit)
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
      return RequirementNote(requirement, state, reason: reason)
    }
  }
}
