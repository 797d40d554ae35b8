import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

/// One run of the linter over a folder: its settings put together, its findings less those that are known.
struct LintRun {
  /// The catalog with the settings of the run.
  let catalog: Catalog

  private(set) var result: LintResult

  /// The path of the baseline, if there is one.
  private var baseline: String?

  /// Runs the linter.
  ///
  /// - Throws: exit status 2 or 64, with a message, when the settings are wrong, there are no tables, or the baseline
  ///   cannot be read.
  init(of loaded: CatalogFolder.Loaded, _ options: LintOptions, _ access: CatalogAccess) throws {
    catalog = try options.configured(loaded, access)
    let layout = loaded.diagnostics + RuleSettingsCheck.diagnostics(in: loaded.catalog)
    result = try Linter(selection: options.selection(for: catalog), now: Stopwatch.now).result(
      in: catalog, adding: layout)
    baseline =
      options.baseline
      ?? catalog.configuration.gate.baseline.map { file in
        file.name.hasPrefix("/") ? file.name : access.path(file.name)
      }
    if options.writeBaseline == nil, let baseline {
      result.leaveOut(try Self.readBaseline(baseline), isWhole: options.isWhole)
    }
  }

  /// Runs the linter over tables that replace those of somebody else.
  ///
  /// - Throws: exit status 2 or 64, with a message, when the settings are wrong or the baseline cannot be read.
  init(of run: ReferenceRun, _ options: LintOptions) throws {
    let reference = run.reference
    var configuration = reference.catalog.configuration
    let mistakes = RuleSettingsCheck.diagnostics(in: configuration)
    if !mistakes.isEmpty { throw run.invalidConfiguration(mistakes) }
    try options.apply(to: &configuration)
    catalog = reference.catalog.configured(configuration)
    result = try Linter(selection: options.selection(for: catalog), now: Stopwatch.now).result(
      in: catalog, adding: reference.diagnostics + reference.gaps)
    result.diagnostics = result.diagnostics.compactMap(reference.shown).sorted(by: Diagnostic.precedes)
    baseline = options.baseline
    if options.writeBaseline == nil, let baseline {
      result.leaveOut(try Self.readBaseline(baseline), isWhole: options.isWhole)
    }
  }

  /// The least severity that fails the run.
  var failLevel: Severity { catalog.configuration.gate.failOn ?? .error }

  /// Whether something is severe enough to fail the run.
  var fails: Bool { result.diagnostics.contains { $0.severity >= failLevel } }

  /// Says when the baseline knows what is there no more: new findings of the same kind would hide after that.
  func adviseOnBaseline() {
    let count = result.obsoleteBaselineCount
    guard count > 0, let baseline else { return }
    Terminal.complain(
      note: "\(count) \(count == 1 ? "finding" : "findings") of the baseline '\(baseline)' "
        + "\(count == 1 ? "is" : "are") there no more",
      help: "write it again with --write-baseline \(baseline)")
  }

  /// Writes what was found as a baseline.
  ///
  /// - Throws: exit status 2, with a message, when the file cannot be written.
  func writeBaseline(to path: String, _ verbosity: VerbosityOptions) throws {
    let baseline = Baseline(result.diagnostics)
    var file = ChangedFiles()
    try file.add(output: Array(baseline.text.utf8), to: path, note: "")
    guard try file.write(verbosity) else { throw ExitCode(1) }
    try verbosity.print("\(baseline.count) \(baseline.count == 1 ? "finding" : "findings") written to \(path)\n")
  }

  private static func readBaseline(_ path: String) throws -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path)
    } catch {
      throw Terminal.failure("\(error)", help: "write it with --write-baseline \(path)")
    }
    let file = BaselineFile(bytes, path: path)
    guard file.diagnostics.isEmpty else {
      Terminal.complain(TextReporter(root: ".", sources: file.excerptSources).text(for: file.diagnostics))
      throw ExitCode(2)
    }
    return file.baseline
  }
}
