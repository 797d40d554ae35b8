import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nRuntime
import L10nSyntax

/// One run of the fixer over a catalog, whose changes can be shown or written.
struct FixRun {
  private let result: FixResult
  private let catalog: Catalog
  private let access: CatalogAccess

  /// The languages that are fixed; `nil` for all.
  private let tags: [LanguageTag]?

  /// Finds and fixes; nothing is written yet.
  init(of catalog: Catalog, _ selection: FixSelection, _ access: CatalogAccess) {
    (self.catalog, self.access) = (catalog, access)
    tags = selection.locales.map(Array.init)
    result = ProgressLine.standard.during("checking \(access.folder)") {
      Fixer.result(in: catalog, linter: Linter(), selection: selection)
    }
  }

  /// Prints the changes as a unified diff, a summary on standard error, and the findings that cannot be fixed.
  ///
  /// - Parameter color: the colors of the diff; `nil` for no diff.
  /// - Throws: exit status 1 if there is anything to fix, or a fix cannot be applied.
  func show(_ color: ColorChoice?) throws {
    if let color { try changes.showDiff(color) }
    Terminal.report(summary("would change").map { VisibleText.of($0) + "\n" }.joined())
    // The files on disk are unchanged.
    report(result.unapplied.compactMap { left in left.original.map { ($0, left.reason) } }, catalog.sources)
    report(result.unapplied.filter { $0.original == nil }.map { ($0.diagnostic, $0.reason) }, result.catalog.sources)
    access.note(unreadIn: result.catalog, about: tags)
    if !result.changedFiles.isEmpty || !result.unapplied.isEmpty { throw ExitCode(1) }
  }

  /// Writes the files, and prints their paths and the findings that cannot be fixed.
  ///
  /// - Throws: exit status 1 if a fix cannot be applied, or a file changed on disk meanwhile.
  func write(_ verbosity: VerbosityOptions) throws {
    let isWhole = try changes.write(ties: ties, orElse: "nothing was changed", verbosity)
    if isWhole { for line in summary("changed") { try verbosity.print(line) } }
    reportUnapplied()
    access.note(unreadIn: result.catalog, about: tags)
    if !isWhole || !result.unapplied.isEmpty { throw ExitCode(1) }
  }

  /// Writes the files before a report goes to standard output; their paths are therefore printed to standard error.
  ///
  /// - Throws: exit status 1 if a file changed on disk meanwhile.
  func writeBeforeReport(_ verbosity: VerbosityOptions) throws {
    var silent = verbosity
    silent.quiet = true
    guard try changes.write(ties: ties, orElse: "nothing was changed", silent) else { throw ExitCode(1) }
    if verbosity.quiet { return }
    let lines = result.changedFiles.map { "fixed \(access.path($0.path))" } + summary("changed")
    Terminal.report(lines.map { VisibleText.of($0) + "\n" }.joined())
  }

  private var changes: ChangedFiles {
    var files = ChangedFiles()
    files.add(result.changedFiles, of: catalog, at: access, verb: "fixed")
    return files
  }

  private var ties: Set<Set<String>> { Set(result.ties.map { Set($0.map(access.path)) }) }

  private func reportUnapplied() {
    report(result.unapplied.map { ($0.diagnostic, $0.reason) }, result.catalog.sources)
  }

  private func report(_ unapplied: [(diagnostic: Diagnostic, reason: String)], _ sources: [String: SourceText]) {
    let diagnostics = unapplied.map { diagnostic, reason in
      Diagnostic(
        diagnostic.ruleID, diagnostic.severity, diagnostic.message, at: diagnostic.location,
        subject: diagnostic.subject, help: "not fixed: \(reason)")
    }
    Terminal.report(TextReporter(root: access.folder, sources: sources).text(for: diagnostics))
  }

  private func summary(_ verb: String) -> [String] {
    let files = result.changedFiles.count
    let fixed =
      files == 0
      ? "\(access.folder) has nothing that can be fixed"
      : "\(files.counted("file")) \(verb): \(list(result.counts))"
    let left = result.unsafeCounts.values.reduce(0, +)
    return left == 0 ? [fixed] : [fixed, "\(left.withSeparators) more with --unsafe: \(list(result.unsafeCounts))"]
  }

  private func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.withSeparators)" }.joined(separator: ", ")
  }
}
