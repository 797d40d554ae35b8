import L10nCore

extension Rule {
  static let overrideArgumentMismatch: Rule = Rule(
    id: "override-argument-mismatch", severity: .error,
    summary: "An override takes different arguments from the text it replaces."
  ) { context, _ in
    context.argumentComparisons.filter(\.translation.isOverride).compactMap { comparison in
      let differences = comparison.typeMismatches + comparison.extra
      let translation = comparison.translation
      let subject = translation.entry.subject
      let related = Diagnostic.Related("the text it replaces", at: replaced(by: translation, in: context).valueLocation)
      if let use = comparison.reordered {
        return Diagnostic(
          "the override of '\(translation.entry.key)' has its specifiers in another order, without numbers",
          at: use.location, subject: subject, related: [related],
          help: "number them, as in \(translation.entry.specifiers.spelled("%1$@"))")
      }
      guard let difference = differences.first else { return nil }
      let isPattern = difference.use.patternUse != nil
      let expected = isPattern ? nil : difference.expected?.specifier
      return Diagnostic(
        "the override of '\(translation.entry.key)' \(difference.clause("the text it replaces"))",
        at: difference.use.location, subject: subject,
        related: [related] + difference.others.map { Diagnostic.Related("the same argument", at: $0) },
        help: expected.map { "write \($0)" }
          ?? "use only the arguments of the text it replaces" + (isPattern ? ", in the same way" : ""))
    }
  }

  /// The base text of the override's own locale, or else the development text.
  private static func replaced(by override: LintContext.Translation, in context: LintContext) -> CatalogEntry {
    let catalog = context.catalog
    return catalog.locales.firstIndex(of: override.locale)
      .flatMap { catalog.entries(locale: $0, layer: nil)[override.entry.id] } ?? override.development
  }
}
