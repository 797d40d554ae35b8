import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

extension LintRun {
  /// Reports outdated entries of the baseline: they would hide new findings of the same kind.
  ///
  /// - Parameter command: the one that checks the catalog.
  func adviseOnBaseline(_ command: String) {
    let count = result.obsoleteBaselineCount
    guard count > 0, let baseline else { return }
    Terminal.report(
      note: "\(count.counted("finding")) of the baseline '\(baseline)' "
        + "\(count == 1 ? "is" : "are") no longer found",
      help: "write it again with \(command) --write-baseline \(baseline.shellQuoted)")
  }

  /// Writes the findings as a baseline, and prints their numbers, those that the file did not have before, and the line
  /// of `l10n.yml` that uses it.
  ///
  /// - Parameter folder: that of the catalog; `nil` for tables whose settings do not name a baseline.
  /// - Throws: exit status 2, with a message, if the file cannot be written.
  func writeBaseline(to path: String, for folder: String?, _ verbosity: VerbosityOptions) throws {
    let baseline = Baseline(result.diagnostics)
    let new = newFindings(sinceBaseline: path)
    var file = ChangedFiles()
    try file.add(output: Array(baseline.text.utf8), to: path, note: "")
    guard try file.write(verbosity) else { throw ExitCode(1) }
    let counts = baseline.count == 0 ? "" : ": \(Self.counts(of: result.diagnostics))"
    try verbosity.print("\(baseline.count.counted("finding")) written to \(path)\(counts)\n")
    if !new.isEmpty {
      let rules = Set(new.map(\.ruleID)).sorted().joined(separator: ", ")
      try verbosity.print(
        "\(new.count.withSeparators) new since the file was last written: \(Self.counts(of: new)) (\(rules))\n")
    }
    guard let folder, let name = CatalogFolder(folder).settingsPath(ofFile: path),
      catalog.configuration.gate.baseline.map({ RelativePath.normalized($0.name) }) != name
    else { return }
    let settings = CatalogAccess(folder: folder).path(Configuration.fileName)
    try verbosity.print("for every run, in \(settings): 'baseline: \(name.yamlScalar)'\n")
  }
}

extension LintRun {
  private static func counts(of findings: [Diagnostic]) -> String {
    LintSummary.counts(Dictionary(findings.map { ($0.severity, 1) }, uniquingKeysWith: +))
  }

  /// The findings that an existing baseline does not have; empty if there is none, or one that is not valid.
  private func newFindings(sinceBaseline path: String) -> [Diagnostic] {
    guard let bytes = try? FileReader.bytes(of: path) else { return [] }
    let file = BaselineFile(bytes, path: path)
    guard file.diagnostics.isEmpty else { return [] }
    var result = result
    result.leaveOut(file.baseline, isWhole: false)
    return result.diagnostics
  }
}

extension CatalogAccess {
  /// Lints the catalog of a session from its last reading.
  ///
  /// - Throws: exit status 2 or 64, with messages, for an unknown name in the request, or if something cannot be read.
  func lint(_ request: LintRequest, _ session: inout CatalogSession) throws -> LintRun {
    let reporter = TextReporter(root: folder, sources: session.loaded?.sources ?? [:])
    return try Terminal.orRefuse(reporter) {
      try ProgressLine.standard.during("checking \(folder)") { try session.lint(request) }
    }
  }
}

extension Terminal {
  /// The result of some work with the linter.
  ///
  /// - Throws: exit status 2 or 64, with messages, for a refusal.
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

  /// Ends a lint run that cannot go on with exit status 2, or 64 if the command line does not fit the catalog.
  ///
  /// - Parameter reporter: shows findings in the catalog; those in other files come with their texts.
  static func failure(
    _ refusal: Refusal, _ reporter: TextReporter = TextReporter(root: ".", sources: [:])
  ) -> ExitCode {
    let reporter = refusal.sources.map { TextReporter(root: ".", sources: $0) } ?? reporter
    report(reporter.text(for: refusal.diagnostics))
    guard let message = refusal.message else { return ExitCode(2) }
    return refusal.isMisuse ? misuse(message, help: refusal.help) : failure(message, help: refusal.help)
  }
}
