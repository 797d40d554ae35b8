package import L10nCore
import L10nRuntime
package import L10nSyntax

/// The readers' findings in files, as diagnostics whose rule is the kind of finding.
package enum SyntaxFindings {
  /// The findings of a file's syntax and of its messages in their language.
  ///
  /// - Parameters:
  ///   - development: the language if the file's directory does not name one.
  ///   - claimed: kinds that rules report with their own messages.
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

  /// The readers' errors, which may keep texts out of the catalog; each once, in any order.
  package static func errors(in catalog: Catalog) -> [Diagnostic] {
    Array(Set(catalog.files.flatMap(errors)))
  }

  /// The findings about unread parts, of the kinds that some rules report with their own messages; each once, in any
  /// order.
  ///
  /// - Parameter ids: those rules, which do not run.
  static func unread(in catalog: Catalog, passing ids: Set<String>) -> [Diagnostic] {
    Array(Set(catalog.files.flatMap(errors).filter { $0.isUnread && ids.contains($0.ruleID) }))
  }

  /// The findings about unread parts; each once, by place.
  package static func unread(in catalog: Catalog) -> [Diagnostic] {
    errors(in: catalog).filter(\.isUnread).sorted(by: Diagnostic.precedes)
  }

  /// The reader's errors in one file.
  package static func errors(in file: TableFile) -> [Diagnostic] {
    file.findings.filter { $0.severity == .error }.map { diagnostic($0, in: file) }
  }

  /// The rules that report kinds of findings with their own messages, by the kind.
  private static let claimingRules = Dictionary(
    Rule.all.flatMap { rule in rule.claims.map { ($0, rule.info) } }, uniquingKeysWith: { first, _ in first })

  /// A reader's finding as a diagnostic, under the rule id that people know it by.
  package static func diagnostic(_ finding: StringsFinding, in file: TableFile) -> Diagnostic {
    let diagnostic = Diagnostic(
      finding, at: file.location(finding.range), subject: subject(of: finding, in: file),
      related: finding.related.map { [Diagnostic.Related("the first one", at: file.location($0))] } ?? [],
      fix: SyntaxFix.fix(for: finding, in: file))
    return claimingRules[finding.kind].map(diagnostic.found) ?? diagnostic
  }

  /// The subject of a finding, with the key of the entry that contains it.
  static func subject(of finding: StringsFinding, in file: TableFile) -> Diagnostic.Subject {
    file.subject(key: file.entry(at: finding.range.lowerBound)?.key.text)
  }
}
