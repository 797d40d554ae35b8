import L10nCore

extension Rule {
  static let coverageBelow: Rule = Rule(
    id: "coverage-below", severity: .error,
    summary: "A locale has fewer texts than 'min-coverage' asks for.",
    rationale: """
      A release may do without some texts and not without many. Counted are the texts that a locale's readers find in \
      their own language, those of its more general locales among them, of all that are to be translated.
      """
  ) { context in
    let gate = context.configuration.gate
    guard !gate.minimumCoverage.isEmpty else { return [] }
    return CatalogCoverage(context.catalog).shortfalls(of: gate, among: context.catalog.locales).map {
      RuleFinding(
        $0.message, at: $0.minimum.location, subject: Diagnostic.Subject(locale: $0.locale), help: $0.help)
    }
  }
}
