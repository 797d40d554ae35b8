import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

extension Severity: ExpressibleByArgument {}

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks all tables of a catalogue.",
    discussion: """
      Prints one finding after another with its place, then one line that sums up.

      EXAMPLE:
        l10n lint Localizations --fail-on warning
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("The least severity that makes the exit status 1.", valueName: "severity"))
  var failOn: Severity = .error

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let loaded = try options.access.load()
    let catalog = loaded.catalog
    let unknownRules = RuleSettingsCheck.diagnostics(in: catalog.configuration)
    if !unknownRules.isEmpty { throw options.access.invalidConfiguration(unknownRules, of: loaded) }
    if catalog.files.isEmpty, loaded.diagnostics.isEmpty { throw options.access.emptyCatalog }
    let diagnostics = Linter().result(in: catalog, adding: loaded.diagnostics).diagnostics
    try Terminal.write(options.access.reporter(for: loaded).text(for: diagnostics))
    let elapsed = clock.now - start
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    try Terminal.write(LintSummary(catalog, diagnostics).text(seconds: seconds) + "\n")
    if diagnostics.contains(where: { $0.severity >= failOn }) { throw ExitCode(1) }
  }
}
