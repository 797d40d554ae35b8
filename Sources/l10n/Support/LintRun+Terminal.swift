import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

extension LintRun {
  /// Says when the baseline knows what is there no more: new findings of the same kind would hide after that.
  func adviseOnBaseline() {
    let count = result.obsoleteBaselineCount
    guard count > 0, let baseline else { return }
    Terminal.report(
      note: "\(count.counted("finding")) of the baseline '\(baseline)' "
        + "\(count == 1 ? "is" : "are") there no more",
      help: "write it again with --write-baseline \(baseline)")
  }

  /// Writes what was found as a baseline, and says the line by which `l10n.yml` takes it.
  ///
  /// - Parameter folder: that of the catalog; `nil` for tables whose settings name no baseline.
  /// - Throws: exit status 2, with a message, when the file cannot be written.
  func writeBaseline(to path: String, for folder: String?, _ verbosity: VerbosityOptions) throws {
    let baseline = Baseline(result.diagnostics)
    var file = ChangedFiles()
    try file.add(output: Array(baseline.text.utf8), to: path, note: "")
    guard try file.write(verbosity) else { throw ExitCode(1) }
    try verbosity.print("\(baseline.count.counted("finding")) written to \(path)\n")
    guard let folder, let name = CatalogFolder(folder).settingsPath(ofFile: path),
      catalog.configuration.gate.baseline.map({ RelativePath.normalized($0.name) }) != name
    else { return }
    let settings = CatalogAccess(folder: folder).path(Configuration.fileName)
    try verbosity.print("for every run, in \(settings): 'baseline: \(name.yamlScalar)'\n")
  }
}

extension CatalogAccess {
  /// Lints the catalog of a session as it was read last.
  ///
  /// - Throws: exit status 2 or 64, with messages, where what is asked for is not there or cannot be read.
  func lint(_ request: LintRequest, _ session: inout CatalogSession) throws -> LintRun {
    let reporter = TextReporter(root: folder, sources: session.loaded?.sources ?? [:])
    return try Terminal.orRefuse(reporter) {
      try ProgressLine.standard.during("checking \(folder)") { try session.lint(request) }
    }
  }
}

extension Terminal {
  /// What some work with the linter returns.
  ///
  /// - Throws: exit status 2 or 64, with messages, where it cannot go on.
  static func orRefuse<Result>(
    _ reporter: TextReporter = TextReporter(root: ".", sources: [:]), _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let refusal as Refusal {
      throw failure(refusal, reporter)
    } catch {
      throw failure("\(error)")
    }
  }

  /// Ends a run of the linter that cannot go on with exit status 2, or 64 where the command line does not fit the catalog.
  ///
  /// - Parameter reporter: shows findings in the catalog; those in other files bring their texts.
  static func failure(
    _ refusal: Refusal, _ reporter: TextReporter = TextReporter(root: ".", sources: [:])
  ) -> ExitCode {
    let reporter = refusal.sources.map { TextReporter(root: ".", sources: $0) } ?? reporter
    report(reporter.text(for: refusal.diagnostics))
    guard let message = refusal.message else { return ExitCode(2) }
    return refusal.isMisuse ? misuse(message, help: refusal.help) : failure(message, help: refusal.help)
  }
}
