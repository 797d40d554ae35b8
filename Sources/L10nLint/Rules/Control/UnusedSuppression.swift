import L10nCore

extension Rule {
  static let unusedSuppression: Rule = Rule(
    id: "unused-suppression", severity: .warning,
    summary: "A comment 'l10n:ignore' silences a rule that finds nothing there.",
    reviewing: { review, _ in
      review.suppressions.unused(among: review.checked).map { suppression in
        Diagnostic(
          "nothing is there for '\(suppression.id)' to be silent about", at: suppression.location,
          subject: suppression.subject, help: "remove it; a comment speaks for its own entry only")
      }
    })
}
