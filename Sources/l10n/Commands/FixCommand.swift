import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace
import StringsFormat

struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Applies the safe fixes of findings.",
    discussion: """
      Applies the safe fixes that findings of l10n lint have, and touches no other byte. A safe fix deletes no entry and \
      no word, and changes no argument of a text; --unsafe applies the others, too. A fix that would bring up another \
      finding is left out, with the reason. What l10n.yml switches off or a comment silences is not fixed; what a \
      baseline knows is. Running it again changes nothing.

      A file that changed on disk meanwhile is left alone. The exit status is 1 when a fix that was asked for could \
      not be applied, and with --dry-run when there is anything to fix.

      EXAMPLE:
        l10n fix Localizations --dry-run
        l10n fix Localizations --rule unknown-escape --only-locale fr
        l10n fix Localizations --rule extra-key --unsafe
      """)

  @OptionGroup var options: CatalogOptions

  @OptionGroup var fixOptions: FixOptions

  @Flag(help: "Write nothing; print what would change as a unified diff.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Colours in the diff: auto is for terminals, unless NO_COLOR is set or TERM is dumb.", valueName: "when"))
  var color: ColorChoice = .auto

  private var access: CatalogAccess { options.access }

  @OptionGroup var talk: TalkOptions

  func run() throws {
    let loaded = try access.load(reading: [.lock, .code], requiring: .files, orElse: "nothing was changed")
    let catalog = loaded.catalog
    let mistakes = RuleSettingsCheck.diagnostics(in: catalog.configuration)
    if !mistakes.isEmpty { throw access.invalidConfiguration(mistakes, of: loaded) }
    guard !catalog.files.isEmpty else { throw access.emptyCatalog }
    let selection = try fixOptions.selection(in: access, catalog)
    let result = ProgressLine.standard.during("checking \(access.folder)") {
      Fixer.result(in: catalog, linter: Linter(), selection: selection)
    }
    let isWhole = try dryRun ? show(result, of: catalog) : write(result, of: catalog)
    complain(of: result)
    if !result.unapplied.isEmpty || !isWhole { throw ExitCode(1) }
  }

  /// Prints what would change.
  ///
  /// - Returns: whether nothing would.
  private func show(_ result: FixResult, of catalog: Catalog) throws -> Bool {
    for file in result.changedFiles {
      let path = access.path(file.path)
      let old = catalog.sources[file.path].map { $0[0..<$0.utf8.count] }
      let text = SourceText(decoding: file.bytes)
      let diff = UnifiedDiff(from: old, to: text[0..<text.utf8.count], path: path)
      try Terminal.write(color.isColored ? diff.coloredText : diff.text)
      if diff.text.isEmpty { Terminal.complain("\(VisibleText.of(path)) would be written in UTF-8\n") }
    }
    Terminal.complain(summary(of: result, "would change").map { VisibleText.of($0) + "\n" }.joined())
    return result.changedFiles.isEmpty
  }

  /// Writes the files.
  ///
  /// - Returns: whether none changed on disk meanwhile.
  private func write(_ result: FixResult, of catalog: Catalog) throws -> Bool {
    var files = ChangedFiles()
    files.add(result.changedFiles, of: catalog, at: access, verb: "fixed")
    let ties = Set(result.ties.map { Set($0.map(access.path)) })
    guard try files.write(ties: ties, orElse: "nothing was changed", talk) else { return false }
    for line in summary(of: result, "changed") { try talk.tell(line) }
    return true
  }

  private func complain(of result: FixResult) {
    let diagnostics = result.unapplied.map { left in
      Diagnostic(
        left.diagnostic.ruleID, left.diagnostic.severity, left.diagnostic.message, at: left.diagnostic.location,
        subject: left.diagnostic.subject, help: "not fixed: \(left.reason)")
    }
    Terminal.complain(TextReporter(root: access.folder, sources: result.catalog.sources).text(for: diagnostics))
  }

  private func summary(of result: FixResult, _ verb: String) -> [String] {
    let files = result.changedFiles.count
    let fixed =
      files == 0
      ? "\(access.folder) has nothing that can be fixed"
      : "\(files) \(files == 1 ? "file" : "files") \(verb): \(list(result.counts))"
    let left = result.unsafeCounts.values.reduce(0, +)
    return left == 0 ? [fixed] : [fixed, "\(left) more with --unsafe: \(list(result.unsafeCounts))"]
  }

  private func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
