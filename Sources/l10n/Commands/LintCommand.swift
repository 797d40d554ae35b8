import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nRuntime
import L10nWorkspace

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks all tables of a catalogue.",
    discussion: """
      Prints one finding after another with its place, then one line that sums up. Reports in other formats go to \
      standard output instead, or into files beside it.

      With --reference, the tables of a folder, or one table, are checked against those that they replace: texts of an \
      SDK that an app may give its own. Told are missing and unknown keys, texts that say the same, other specifiers, \
      and what all rules find that need no l10n.yml.

      EXAMPLE:
        l10n lint Localizations --fail-on warning
        l10n lint App/Resources --reference SDK.bundle
        l10n lint Localizations --format text --format sarif=lint.sarif --format junit=lint.xml
      """)

  @OptionGroup var options: CatalogOptions

  @OptionGroup var lint: LintOptions

  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      "The tables whose texts those of the folder replace: a folder, an .lproj directory or a file.", valueName: "path"),
    completion: .file())
  var reference: String?

  @Option(help: ArgumentHelp("The language of a file whose place does not tell, with --reference.", valueName: "tag"))
  var locale: String?

  @Flag(help: "Tell on standard error how long reading the tables and each rule took.")
  var timings = false

  @OptionGroup var talk: TalkOptions

  func validate() throws {
    if let locale, LanguageTag(directoryName: locale) == nil { throw LanguageTag.invalid(locale) }
    if locale != nil, reference == nil {
      throw ValidationError("--locale is for --reference; --only-locale chooses what is told")
    }
  }

  func run() throws {
    let start = Stopwatch.now()
    if let reference { return try check(against: reference, since: start) }
    let loaded = try options.access.load(
      reading: [.lock, .code], requiring: lint.writeBaseline == nil ? .nothing : .files, orElse: "nothing was written")
    let readingTime = Stopwatch.now() - start
    let run = try ProgressLine.standard.during("checking \(options.folder)") {
      try LintRun(of: loaded, lint, options.access)
    }
    if let file = lint.writeBaseline { return try run.writeBaseline(to: file, talk) }
    try reports.write(report(on: run, of: loaded), seconds: Stopwatch.now() - start, talk)
    if timings { Terminal.complain(TimingTable(reading: readingTime, run.result.timings).text) }
    if !talk.quiet { run.adviseOnBaseline() }
    if !loaded.unreadable.isEmpty { throw ExitCode(2) }
    if run.fails { throw ExitCode(1) }
  }

  /// Checks tables against those that they replace.
  private func check(against reference: String, since start: Double) throws {
    let tables = try ReferenceRun(options.folder, against: reference, locale: locale)
    let run = try ProgressLine.standard.during("checking \(options.folder)") { try LintRun(of: tables, lint) }
    if let file = lint.writeBaseline { return try run.writeBaseline(to: file, talk) }
    let report = Report(
      root: ".", sources: tables.sources, diagnostics: run.result.diagnostics, rules: RuleDescription.all,
      summary: summary(of: run, tables.own), failLevel: run.failLevel, version: ProgramVersion.number)
    try reports.write(report, seconds: Stopwatch.now() - start, talk)
    if !talk.quiet { run.adviseOnBaseline() }
    if run.fails { throw ExitCode(1) }
  }

  private func summary(of run: LintRun, _ catalog: Catalog) -> LintSummary {
    let result = run.result
    return LintSummary(
      catalog, result.diagnostics, unchecked: result.unchecked.map(UncheckedRuleNote.init),
      suppressed: result.suppressedCount, baselined: result.baselinedCount)
  }

  private func report(on run: LintRun, of loaded: CatalogFolder.Loaded) -> Report {
    Report(
      root: options.access.folder, sources: options.access.sources(of: loaded), files: run.catalog.files,
      diagnostics: run.result.diagnostics, rules: RuleDescription.all, summary: summary(of: run, run.catalog),
      failLevel: run.failLevel, version: ProgramVersion.number)
  }
}
