import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

extension AccessibilityReport.Format: ExpressibleByArgument {}

struct AccessibilityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessibility", abstract: "Audits screen-reader texts: every control, state and language.",
    discussion: """
      For each control of l10n.yml, in each of its states and each locale: the label, hint, value, prefix and drawn \
      text, whether it is the locale's own or inherited and from where, and the linter's findings; then a summary. \
      What l10n.yml does not declare is listed only in JSON. As openacr, and as html for people, it writes what texts \
      prove of the criteria of WCAG 2.2, Section 508 and EN 301 549, for a conformance report: of all controls and locales.

      EXAMPLE:
        l10n accessibility --layout live --locale fr,ar
        l10n accessibility --rules
        l10n accessibility Localizations --format markdown --output review.md
        l10n accessibility Localizations --format openacr --output texts.yaml
      """)

  @OptionGroup var options: CatalogOptions

  @OptionGroup var controls: ControlOptions

  @Flag(help: "List the requirements, the rules that check them, and what is not checked and why.")
  var rules = false

  @Option(help: ArgumentHelp("The format of the report.", valueName: "format"))
  var format: AccessibilityReport.Format = .text

  @Option(
    help: ArgumentHelp("The lowest severity that makes the exit status 1; error by default.", valueName: "severity"))
  var failOn: Severity?

  @Option(help: ArgumentHelp("A profile: debug, ci, release, strict, or one of l10n.yml.", valueName: "name"))
  var profile: String?

  @OptionGroup var output: OutputOptions

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    if [.openacr, .html].contains(format), !controls.isEmpty {
      throw ValidationError("--format \(format.rawValue) is about all controls and locales")
    }
  }

  mutating func run() throws {
    try options.find(verbosity)
    let access = options.access
    var session = access.session(reading: [.lock, .code])
    let loaded = try access.load(&session, requiring: .texts)
    var request = LintRequest()
    (request.profile, request.failOn) = (profile, failOn)
    guard !loaded.catalog.configuration.controls.isEmpty else {
      throw Terminal.failure(
        "no controls are declared in \(access.path(Configuration.fileName))",
        help: "write controls: {buttonPlay: {tag: 1, label: the.key}} into it")
    }
    let run = try access.lint(request, &session)
    let selection = try controls.selection(in: run.catalog, access)
    let proof = AccessibilityProof(run.catalog, findings: run.result.diagnostics, selection: selection)
    let notes = AccessibilityRequirement.notes(in: run.catalog, run.result)
    let criteria = ConformanceCriterion.all.map { $0.note(in: run.catalog, notes, run.result.diagnostics) }
    let report = AccessibilityReport(
      root: access.folder, sources: loaded.sources, proof: proof, layout: controls.layout,
      requirements: notes, criteria: criteria, showsRequirements: rules, version: ProgramVersion.number)
    try output.write(verbosity) { style, _ in report.text(as: format, style: style) }
    if rules ? fails(run) : proof.reaches(run.failLevel) { throw ExitCode(1) }
  }

  /// Whether a rule of some requirement has a finding that fails the run, in any text.
  private func fails(_ run: LintRun) -> Bool {
    let rules = Set(AccessibilityRequirement.all.flatMap(\.rules))
    return run.result.diagnostics.contains { $0.severity >= run.failLevel && rules.contains($0.ruleID) }
  }
}
