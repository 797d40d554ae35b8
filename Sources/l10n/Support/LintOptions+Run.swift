import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

extension LintOptions {
  /// The catalog with the settings of the run.
  ///
  /// - Throws: exit status 2 or 64, with a message, when the settings are wrong or there are no tables.
  func setup(_ loaded: CatalogFolder.Loaded, _ access: CatalogAccess) throws -> LintSetup {
    var setup = try access.setup(loaded)
    try setup.configure(apply)
    return setup
  }

  /// Runs the linter over a folder.
  ///
  /// - Parameter earlier: a folder or a git revision to compare with; `nil` to compare nothing.
  /// - Throws: exit status 2 or 64, with a message, when the settings are wrong, there are no tables, or the baseline or
  ///   the earlier catalog cannot be read.
  func run(over loaded: CatalogFolder.Loaded, _ access: CatalogAccess, against earlier: String? = nil) throws -> LintRun
  {
    var setup = try setup(loaded, access)
    if let earlier { setup.compare(with: try access.earlier(earlier, setup.catalog.configuration)) }
    return try run(setup, access) { $0.baselinePath(in: access.folder) }
  }

  /// Runs the linter over tables that replace those of someone else; their settings name no baseline.
  ///
  /// - Throws: exit status 2 or 64, with a message, when the settings are wrong or the baseline cannot be read.
  func run(over tables: ReferenceRun, _ access: CatalogAccess) throws -> LintRun {
    var setup = try tables.setup()
    try setup.configure(apply)
    return try run(setup, access) { _ in nil }
  }

  private func run(
    _ setup: LintSetup, _ access: CatalogAccess, baselinePath: (LintRun) -> String?
  ) throws -> LintRun {
    let selection = try selection(for: setup.catalog)
    return try ProgressLine.standard.during("checking \(access.folder)") {
      var run = LintRun(setup, selection, now: Stopwatch.now)
      guard writeBaseline == nil, let path = baseline ?? baselinePath(run) else { return run }
      do {
        try run.leaveOut(BaselineFile(FileReader.bytes(of: path), path: path), isWhole: isWhole)
      } catch let refusal as LintRefusal {
        throw Terminal.failure(refusal, TextReporter(root: ".", sources: refusal.sources ?? [:]))
      } catch {
        throw Terminal.failure("\(error)", help: "write it with --write-baseline \(path)")
      }
      return run
    }
  }
}

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

extension Terminal {
  /// Ends a run of the linter that cannot go on with exit status 2.
  static func failure(_ refusal: LintRefusal, _ reporter: TextReporter) -> ExitCode {
    report(reporter.text(for: refusal.diagnostics))
    return refusal.message.map { failure($0, help: refusal.help) } ?? ExitCode(2)
  }
}
