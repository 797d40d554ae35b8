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
    let loaded = try access.load(forLint: true)
    let catalog = loaded.catalog
    let mistakes = RuleSettingsCheck.diagnostics(in: catalog.configuration)
    if !mistakes.isEmpty { throw access.invalidConfiguration(mistakes, of: loaded) }
    let unread = loaded.diagnostics.filter { $0.ruleID == "unreadable-file" }
    if !unread.isEmpty {
      Terminal.complain(access.reporter(for: loaded).text(for: unread))
      throw Terminal.failure("nothing was changed: parts of the catalogue cannot be read")
    }
    guard !catalog.files.isEmpty else { throw access.emptyCatalog }
    let selection = try fixOptions.selection(in: access, catalog)
    let result = ProgressLine.standard.during("checking \(access.folder)") {
      Fixer.result(in: catalog, linter: Linter(), selection: selection)
    }
    let leftAlone = try dryRun ? show(result, of: catalog) : write(result, of: catalog)
    complain(of: result)
    if !result.unapplied.isEmpty || !leftAlone.isEmpty || dryRun && !result.changedFiles.isEmpty { throw ExitCode(1) }
  }

  /// Prints what would change.
  ///
  /// - Returns: no paths, for none is left alone.
  private func show(_ result: FixResult, of catalog: Catalog) throws -> [String] {
    for file in result.changedFiles {
      let path = access.path(file.path)
      let old = catalog.sources[file.path].map { $0[0..<$0.utf8.count] }
      let text = SourceText(decoding: file.bytes)
      let diff = UnifiedDiff(from: old, to: text[0..<text.utf8.count], path: path)
      try Terminal.write(color.isColored ? diff.coloredText : diff.text)
      if diff.text.isEmpty { Terminal.complain("\(path) would be written in UTF-8\n") }
    }
    Terminal.complain(summary(of: result, "would change"))
    return []
  }

  /// Writes the files.
  ///
  /// - Returns: the paths of those that changed on disk meanwhile, and of those that go with them.
  private func write(_ result: FixResult, of catalog: Catalog) throws -> [String] {
    let sources = catalog.sources
    let files = result.changedFiles.compactMap { file in
      sources[file.path].map {
        FileWriter.Replacement(path: access.path(file.path), old: $0.bytes, new: file.bytes)
      }
    }
    let left: [String]
    do {
      left = try FileWriter.replace(files, ties: Set(result.ties.map { Set($0.map(access.path)) }))
    } catch {
      throw Terminal.failure("nothing was changed: \(error)")
    }
    for file in files where !left.contains(file.path) { try talk.tell("fixed \(file.path)\n") }
    for path in left {
      Terminal.complain(
        error: "'\(path)' was left alone: it, or a file that changes with it, was changed by somebody else meanwhile",
        help: "run l10n fix again")
    }
    if left.isEmpty { try talk.tell(summary(of: result, "changed")) }
    return left
  }

  private func complain(of result: FixResult) {
    let diagnostics = result.unapplied.map { left in
      Diagnostic(
        left.diagnostic.ruleID, left.diagnostic.severity, left.diagnostic.message, at: left.diagnostic.location,
        subject: left.diagnostic.subject, help: "not fixed: \(left.reason)")
    }
    Terminal.complain(TextReporter(root: access.folder, sources: result.catalog.sources).text(for: diagnostics))
  }

  private func summary(of result: FixResult, _ verb: String) -> String {
    let files = result.changedFiles.count
    let fixed =
      files == 0
      ? "\(access.folder) has nothing that can be fixed\n"
      : "\(files) \(files == 1 ? "file" : "files") \(verb): \(list(result.counts))\n"
    let left = result.unsafeCounts.values.reduce(0, +)
    if left == 0 { return fixed }
    return fixed + "\(left) more with --unsafe: \(list(result.unsafeCounts))\n"
  }

  private func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
