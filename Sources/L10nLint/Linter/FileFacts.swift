import L10nCore
import L10nSyntax

/// What a file says by itself, whatever the others hold.
struct FileFacts: Sendable {
  /// Kept so that no other file can be taken for it.
  let file: TableFile

  /// What the readers found, less what rules report in their own words.
  let syntax: [Diagnostic]

  /// What its comments say to the linter; `nil` where another table of the same file says it.
  let suppressions: FileSuppressions?

  /// - Parameters:
  ///   - layout: the settings and languages of the catalog.
  ///   - claimed: kinds of findings that rules report in their own words.
  ///   - isFirst: whether no other table of the same file comes before.
  init(_ file: TableFile, in layout: LayoutFacts, claimed: Set<FindingKind>, isFirst: Bool) {
    self.file = file
    syntax = SyntaxFindings.diagnostics(
      in: file, development: layout.layout.development, claimed: claimed)
    suppressions = isFirst ? FileSuppressions(file) : nil
  }
}
