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

  @Flag(help: "Tell on standard error how long reading the tables and each rule took.")
  var timings = false

  func run() throws {
    let start = Stopwatch.now()
    let progress = ProgressLine()
    let loaded = try progress.during("reading \(options.folder)") { try options.access.load(forLint: true) }
    let readingTime = Stopwatch.now() - start
    let run = try progress.during("checking \(options.folder)") { try LintRun(of: loaded, lint, options.access) }
    if let file = lint.writeBaseline { return try run.writeBaseline(to: file) }
    try reports.write(report(on: run, of: loaded), seconds: Stopwatch.now() - start)
    if timings { Terminal.complain(TimingTable(reading: readingTime, run.result.timings).text) }
    run.adviseOnBaseline()
    if run.fails { throw ExitCode(1) }
  }

  private func report(on run: LintRun, of loaded: CatalogFolder.Loaded) -> Report {
    let result = run.result
    let summary = LintSummary(
      run.catalog, result.diagnostics, unchecked: result.unchecked.map(UncheckedRuleNote.init),
      suppressed: result.suppressedCount, baselined: result.baselinedCount)
    return Report(
      root: options.access.folder, sources: options.access.sources(of: loaded), files: run.catalog.files,
      diagnostics: result.diagnostics,
      rules: RuleDescription.all, summary: summary, failLevel: run.failLevel,
      version: L10n.configuration.version)
  }
}
