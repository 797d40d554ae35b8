import L10nCore

extension Rule {
  static let coverageBelow: Rule = Rule(
    id: "coverage-below", severity: .error, reach: .allTables,
    summary: "A locale has fewer texts than 'min-coverage' asks for."
  ) { context, _ in
    let gate = context.configuration.gate
    guard !gate.minimumCoverage.isEmpty else { return [] }
    return CatalogCoverage(context.catalog).shortfalls(of: gate, among: context.catalog.locales).map {
      Diagnostic(
        $0.message, at: $0.minimum.location, subject: Diagnostic.Subject(locale: $0.locale), help: $0.help)
    }
  }
}
