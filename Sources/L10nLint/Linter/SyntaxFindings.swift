package import L10nCore
import L10nRuntime
package import L10nSyntax

/// What the readers found wrong with the files, as diagnostics whose rule is the kind of finding.
package enum SyntaxFindings {
  /// The findings of a file's syntax and of its messages in their language.
  ///
  /// - Parameters:
  ///   - development: the language where the file's directory names none.
  ///   - claimed: kinds that rules report in their own words.
  static func diagnostics(
    in file: TableFile, development: LanguageTag, claimed: Set<FindingKind>
  ) -> [Diagnostic] {
    var findings = file.findings
    if file.place.format.definesVariables {
      let language = LanguageTag(directoryName: file.place.directory) ?? development
      findings += MessageDiagnosis(PluralRequirements(for: language)).findings(in: file)
    }
    return findings.filter { !claimed.contains($0.kind) }.map { diagnostic($0, in: file) }
  }

  /// What the readers found broken, so that texts may be missing from the catalog; each once, in no order.
  package static func errors(in catalog: Catalog) -> [Diagnostic] {
    Array(Set(catalog.files.flatMap(errors)))
  }

  /// What was not read, of the kinds that some rules report in their own words; each once, in no order.
  ///
  /// - Parameter ids: those rules, which do not run.
  static func unread(in catalog: Catalog, passing ids: Set<String>) -> [Diagnostic] {
    Array(Set(catalog.files.flatMap(errors).filter { $0.isUnread && ids.contains($0.ruleID) }))
  }

  /// What was not read; each once, by place.
  package static func unread(in catalog: Catalog) -> [Diagnostic] {
    errors(in: catalog).filter(\.isUnread).sorted(by: Diagnostic.precedes)
  }

  /// What the reader found broken in one file.
  package static func errors(in file: TableFile) -> [Diagnostic] {
    file.findings.filter { $0.severity == .error }.map { diagnostic($0, in: file) }
  }

  /// The rules that report kinds of findings in their own words, by the kind.
  private static let claimingRules = Dictionary(
    Rule.all.flatMap { rule in rule.claims.map { ($0, rule.info) } }, uniquingKeysWith: { first, _ in first })

  /// One finding of a reader as a diagnostic, under the name that people know of it.
  package static func diagnostic(_ finding: StringsFinding, in file: TableFile) -> Diagnostic {
    let diagnostic = Diagnostic(
      finding, at: file.location(finding.range), subject: subject(of: finding, in: file),
      related: finding.related.map { [Diagnostic.Related("the first one", at: file.location($0))] } ?? [],
      fix: SyntaxFix.fix(for: finding, in: file))
    return claimingRules[finding.kind].map(diagnostic.found) ?? diagnostic
  }

  /// What a finding is about, with the key of the entry that holds it.
  static func subject(of finding: StringsFinding, in file: TableFile) -> Diagnostic.Subject {
    file.subject(key: file.entry(at: finding.range.lowerBound)?.key.text)
  }
}
