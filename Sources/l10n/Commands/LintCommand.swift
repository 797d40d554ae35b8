import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks all tables of a catalogue.",
    discussion: """
      Prints one finding after another with its place, then one line that sums up.

      EXAMPLE:
        l10n lint Localizations --fail-on warning
      """)

  @OptionGroup var options: CatalogOptions

  @OptionGroup var lint: LintOptions

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let loaded = try options.access.load(forLint: true)
    let run = try LintRun(of: loaded, lint, options.access)
    let result = run.result
    if let file = lint.writeBaseline { return try run.writeBaseline(to: file) }
    try Terminal.write(options.access.reporter(for: loaded).text(for: result.diagnostics))
    let elapsed = clock.now - start
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let summary = LintSummary(
      run.catalog, result.diagnostics, suppressed: result.suppressedCount, baselined: result.baselinedCount)
    try Terminal.write(summary.text(seconds: seconds) + "\n")
    run.adviseOnBaseline()
    if run.fails { throw ExitCode(1) }
  }
}
