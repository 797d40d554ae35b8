import L10nCore
import L10nSyntax

/// The findings and comments of one file, independent of other files.
struct FileFacts: Sendable {
  /// Kept so that its identity is not reused for another file.
  let file: TableFile

  /// The readers' findings, without those that rules report with their own messages.
  let syntax: [Diagnostic]

  /// The suppressing comments of the file; `nil` if another table of the same file has them.
  let suppressions: FileSuppressions?

  /// - Parameters:
  ///   - layout: the settings and languages of the catalog.
  ///   - claimed: kinds of findings that rules report with their own messages.
  ///   - isFirst: whether this is the first table of its file.
  init(_ file: TableFile, in layout: LayoutFacts, claimed: Set<FindingKind>, isFirst: Bool) {
    self.file = file
    syntax = SyntaxFindings.diagnostics(
      in: file, development: layout.layout.development, claimed: claimed)
    suppressions = isFirst ? FileSuppressions(file) : nil
  }
}
