package import L10nCore
package import L10nSyntax

/// All that a run of `l10n lint` has to say, for reports in any format.
package struct Report: Sendable {
  /// The catalog's folder as the user named it, without slashes at its end; paths are shown below it.
  package let root: String

  /// The decoded files that diagnostics point into, by path below the folder.
  package let sources: [String: SourceText]

  /// The files that fixes may change; reports show a fix as characters where they can be known.
  package let files: [TableFile]

  /// The findings in the order in which they are shown.
  package let diagnostics: [Diagnostic]

  /// The rules that found something, in the order of the documentation; an id that is not among them is shown bare.
  var rules: [RuleDescription] { describedRules(Set(diagnostics.map(\.ruleID))) }

  /// The descriptions of the rules with some ids: most formats do without them, and their pages take time to read.
  private let describedRules: @Sendable (Set<String>) -> [RuleDescription]

  package let summary: LintSummary

  /// What each language has; `nil` where that is not the matter.
  let coverage: CatalogCoverage?

  /// What the user ran, without options that choose findings: `l10n lint Localizations`.
  let command: String

  /// The least severity that makes a run fail.
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

  /// A file's path as the user may open it.
  func path(_ relative: String) -> String { DisplayPath.of(relative, from: root) }
}
