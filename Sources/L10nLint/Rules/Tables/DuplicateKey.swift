import L10nCore
import L10nSyntax

extension Rule {
  static let duplicateKey: Rule = Rule(
    id: "duplicate-key", severity: .error, reach: .eachFile,
    summary: "A key occurs twice in one table.",
    fixes: .unsafe,
    claims: [.duplicateKey]
  ) { context, _ in
    context.catalog.files.flatMap { file in
      let findings = file.findings.filter { $0.kind == .duplicateKey && !file.isSpelledOtherwise($0) }
      let duplicates = findings.isEmpty ? nil : EqualEntries(file)
      return findings.map {
        Diagnostic(
          $0.message, at: file.location($0.range), subject: SyntaxFindings.subject(of: $0, in: file),
          related: $0.related.map { [Diagnostic.Related("the first one", at: file.location($0))] } ?? [],
          help: $0.help, fix: duplicates?.removal(of: $0.range))
      }
    }
  }
}

extension TableFile {
  /// Whether two equal keys differ in their bytes, for example by an escape.
  func isSpelledOtherwise(_ finding: StringsFinding) -> Bool {
    finding.related.map { source[$0] != source[finding.range] } ?? false
  }
}
