import L10nCore
import StringsFormat

extension Rule {
  static let unusedSuppression: Rule = Rule(
    id: "unused-suppression", severity: .warning,
    summary: "A comment 'l10n:ignore' silences a rule that finds nothing there."
  ) { context in
    let ids = Set(context.catalog.fileSuppressions.flatMap(\.suppressions).map(\.id))
    guard !ids.isEmpty else { return [] }
    let rules = Rule.all.filter { $0.id != "unused-suppression" }
    return Linter(rules: rules, selection: LintSelection(rules: ids)).run(in: context.catalog).unusedSuppressions
  }
}

extension RuleFinding {
  /// A suppression that was of no use.
  init(unused suppression: Suppression) {
    self.init(
      "nothing is there for '\(suppression.id)' to be silent about", at: suppression.location,
      subject: suppression.subject, help: "remove it; a comment speaks for its own entry only")
  }
}
