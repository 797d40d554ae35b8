package import L10nCore
package import L10nSyntax

/// The data of a run of `l10n lint`, for reports in any format.
package struct Report: Sendable {
  /// The catalog's folder as the user named it, without trailing slashes; paths are shown below it.
  package let root: String

  /// The decoded files that diagnostics point into, by path below the folder.
  package let sources: [String: SourceText]

  /// The files that fixes may change; reports show the replacements of a fix if they are known.
  package let files: [TableFile]

  /// The findings in display order.
  package let diagnostics: [Diagnostic]

  /// The rules that have findings, in the order of the documentation; an id without a description is shown alone.
  var rules: [RuleDescription] { describedRules(Set(diagnostics.map(\.ruleID))) }

  /// Returns the descriptions of the rules with some ids; a function, because most formats do not need them and their
  /// pages take time to read.
  private let describedRules: @Sendable (Set<String>) -> [RuleDescription]

  package let summary: LintSummary

  /// The coverage of each language; `nil` if it is not reported.
  let coverage: CatalogCoverage?

  /// The command that the user ran, without options that select findings: `l10n lint Localizations`.
  package let command: String

  /// The command that writes an `l10n.yml` for the catalog; `nil` if there is one.
  package var initCommand: String?

  /// The least severity that fails a run.
  package let failLevel: Severity

  /// The version of the tool: `0.1.0`.
  package let version: String

  package init(
    root: String, sources: [String: SourceText], files: [TableFile] = [], diagnostics: [Diagnostic],
    rules: @escaping @Sendable (Set<String>) -> [RuleDescription], summary: LintSummary,
    coverage: CatalogCoverage? = nil, command: String = "l10n lint", failLevel: Severity = .error, version: String
  ) {
    self.root = root
    self.sources = sources
    self.files = files
    self.diagnostics = diagnostics
    describedRules = rules
    self.summary = summary
    self.coverage = coverage
    self.command = command
    self.failLevel = failLevel
    self.version = version
  }

  /// A file's path for the user.
  func path(_ relative: String) -> String { DisplayPath.of(relative, from: root) }
}
