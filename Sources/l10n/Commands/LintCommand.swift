import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks all tables of a catalogue.",
    discussion: """
      Prints one finding after another with its place, then one line that sums up. Reports in other formats go to \
      standard output instead, or into files beside it.

      EXAMPLE:
        l10n lint Localizations --fail-on warning
        l10n lint Localizations --format text --format sarif=lint.sarif --format junit=lint.xml
      """)

  @OptionGroup var options: CatalogOptions

  @OptionGroup var lint: LintOptions

  @OptionGroup var reports: ReportOptions

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let progress = ProgressLine()
    let loaded = try progress.during("reading \(options.folder)") { try options.access.load(forLint: true) }
    let run = try progress.during("checking \(options.folder)") { try LintRun(of: loaded, lint, options.access) }
    if let file = lint.writeBaseline { return try run.writeBaseline(to: file) }
    let elapsed = clock.now - start
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    try reports.write(report(on: run, of: loaded), seconds: seconds)
    run.adviseOnBaseline()
    if run.fails { throw ExitCode(1) }
  }

  private func report(on run: LintRun, of loaded: CatalogFolder.Loaded) -> Report {
    let result = run.result
    let summary = LintSummary(
      run.catalog, result.diagnostics, unchecked: result.unchecked.map(UncheckedRuleNote.init),
      suppressed: result.suppressedCount, baselined: result.baselinedCount)
    return Report(
      root: options.access.folder, sources: options.access.sources(of: loaded), diagnostics: result.diagnostics,
      rules: RuleDescription.all, summary: summary, failLevel: run.failLevel,
      version: L10n.configuration.version)
  }
}
