package import L10nCore

/// One thing that listeners need of the texts of a player, and the rules that prove it.
package struct AccessibilityRequirement: Sendable {
  /// Whether it is proved on a catalogue.
  package enum State: Hashable, Sendable {
    /// Every rule about it ran and found nothing.
    case proved
    /// How many findings its rules have.
    case broken(Int)
    /// What some rule was not told, one clause.
    case unchecked(String)
    /// The rule that is switched off.
    case off(String)
    /// Why tables cannot tell, one clause.
    case undecidable(String)
  }

  /// A letter for the group and a number: `B1`.
  package let id: String

  /// The heading of the group: `Labels`.
  package let group: String

  /// What is asked, one sentence without a period.
  package let summary: String

  /// The ids of the rules that prove it; none where tables cannot tell.
  package let rules: [String]

  /// Whether the rules look for words, which are known in some languages only.
  let needsWords: Bool

  /// What tables cannot tell of it, one clause.
  package let limit: String?

  init(
    _ id: String, _ group: String, _ summary: String, by rules: Rule..., needsWords: Bool = false, limit: String? = nil
  ) {
    (self.id, self.group, self.summary) = (id, group, summary)
    self.rules = rules.map(\.id)
    (self.needsWords, self.limit) = (needsWords, limit)
  }

  /// Whether a run of the linter has proved the requirement.
  ///
  /// A rule that lacks something, and words that are not known in one of the languages, leave it unchecked: what was not
  /// looked at counts as nothing else.
  ///
  /// - Parameters:
  ///   - catalog: with the settings of the run.
  ///   - result: of all rules, in all locales.
  package func state(in catalog: Catalog, _ result: LintResult) -> State {
    if rules.isEmpty { return .undecidable(limit ?? "") }
    let count = result.diagnostics.count { rules.contains($0.ruleID) }
    if count > 0 { return .broken(count) }
    if let unchecked = result.unchecked.first(where: { rules.contains($0.id) }) { return .unchecked(unchecked.reason) }
    let levels = RuleLevels(catalog, rules: Rule.all, selection: LintSelection())
    if let off = Rule.all.first(where: { rules.contains($0.id) && !levels.runs($0) }) { return .off(off.id) }
    if needsWords {
      let unknown = catalog.locales.filter { SpokenWords.words(for: $0.tag) == nil }.map(\.directory)
      if !unknown.isEmpty { return .unchecked("there are no words for \(unknown.joined(separator: ", "))") }
    }
    return .proved
  }
}
