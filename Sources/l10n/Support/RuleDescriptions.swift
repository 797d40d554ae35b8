import L10nLint
import L10nReport
import L10nRulePages

extension RuleDescription {
  /// What reports say of every rule, and of what the readers find, in the order of the documentation.
  static var all: [RuleDescription] {
    RuleGroup.all.flatMap { group in
      group.rules.map { rule in
        let page = RuleManual.page(of: rule)
        return RuleDescription(
          id: rule.id, group: group.title, summary: rule.summary, rationale: page.plainReason, sources: page.sources,
          severity: rule.severity, isOn: !rule.isOptional, fixes: rule.fixes)
      }
    }
      + SyntaxRule.all.map {
        RuleDescription(id: $0.id, group: "Findings of the readers", summary: $0.summary, severity: $0.severity)
      }
  }
}

extension UncheckedRuleNote {
  init(_ rule: UncheckedRule) { self.init(id: rule.id, reason: rule.reason) }
}
