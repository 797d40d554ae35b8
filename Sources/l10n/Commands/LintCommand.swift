import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks the tables of a catalog.",
    discussion: """
      Prints each finding with its place, then a summary. On a terminal errors come first, then as many warnings as fit \
      on a screen; notes are counted. Reports in other formats replace these on standard output, or go into files.

      With --fix it applies safe fixes first and reports what is left, with the exit status of that.

      With --reference it checks the tables of a folder, or one table, against those that they replace, such as the \
      texts of an SDK. Reports missing and unknown keys, unchanged texts, different specifiers, and the findings of \
      all rules that need no l10n.yml. There --locale is also the language of a file whose place does not say it.

      With --against it also reports what a translation service or a merge damaged since a git revision, or since a \
      copy of the folder was made: texts that are gone or became the development text, plural forms, comments and states \
      that were dropped, no-break spaces that became spaces, doubled escapes, another encoding or order.

      EXAMPLE:
        l10n lint --fail-on warning
        l10n lint --fix --locale fr
        l10n lint --against main --fail-on warning
        l10n lint App/Resources --reference SDK.bundle
        l10n lint --format text --format sarif=lint.sarif --format junit=lint.xml
      """)

  @OptionGroup var options: CatalogOptions

  @OptionGroup var lint: LintOptions

  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      "The original tables, which the folder's tables replace: a folder, an .lproj folder or a file.", valueName: "path"
    ),
    completion: .file())
  var reference: String?

  @Option(
    help: ArgumentHelp(
      "Report damage since this git revision, or since this copy of the folder.", valueName: "revision|folder"),
    completion: .directory)
  var against: String?

  @Flag(help: "Apply the safe fixes first, as l10n fix does, and report what is left.")
  var fix = false

  @Flag(help: "With --fix, apply unsafe fixes, too.")
  var unsafe = false

  @Flag(help: "With --fix, write nothing; print what would change as a unified diff.")
  var dryRun = false

  @Flag(help: "Check again whenever a file changes, until the command is interrupted.")
  var watch = false

  @Flag(help: "Print on standard error how long reading the tables and each rule took.")
  var timings = false

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    if lint.writeBaseline != nil, !lint.isWhole, reference == nil || !lint.rule.isEmpty {
      throw ValidationError("a baseline holds what all rules find; leave out --rule and --locale")
    }
    if !fix, unsafe || dryRun { throw ValidationError("--unsafe and --dry-run are for --fix") }
    if fix, reference != nil || lint.writeBaseline != nil {
      throw ValidationError("--fix changes a catalog; leave out --reference and --write-baseline")
    }
    if against != nil, fix || reference != nil || watch {
      throw ValidationError("--against compares a catalog with itself; leave out --fix, --reference and --watch")
    }
    if watch, fix || reference != nil || lint.writeBaseline != nil {
      throw ValidationError("--watch reports on a catalog; leave out --fix, --reference and --write-baseline")
    }
  }

  mutating func run() throws {
    try options.find(verbosity)
    if let reference { return try check(against: reference, since: Stopwatch.now()) }
    if watch { try keepChecking() }
    if fix { try applyFixes() }
    var session = options.access.session(reading: [.lock, .code])
    try check(&session)
  }

  /// Checks the catalog once.
  private func check(_ session: inout CatalogSession) throws {
    let start = Stopwatch.now()
    let loaded = try options.access.load(
      &session, requiring: lint.writeBaseline == nil ? .nothing : .texts, orElse: "nothing was written")
    let readingTime = Stopwatch.now() - start
    var request = try lint.request
    request.earlier = against
    let run = try options.access.lint(request, &session)
    if !watch { keepUntilExit((session, run)) }
    if let file = lint.writeBaseline {
      return try run.writeBaseline(to: file, for: options.access.folder, verbosity)
    }
    let access = options.access
    try report(
      run, root: access.folder, loaded.sources, counting: run.catalog,
      CatalogCoverage(run.catalog), as: "l10n lint \(access.folder.shellQuoted)",
      initializing: loaded.paths.contains(Configuration.fileName) ? nil : "l10n init \(access.folder.shellQuoted)",
      since: start)
    if timings { Terminal.report(TimingTable(reading: readingTime, run.result.timings).text) }
    if !verbosity.quiet { run.adviseOnBaseline() }
    if run.isIncomplete { ReadingStatus.noteUnread() }
    if run.fails { throw ExitCode(1) }
  }

  /// Checks the catalog, and again whenever something in its folder or in its code changes. A terminal shows only the
  /// last report; other output gets all of them, separated by an empty line.
  private func keepChecking() throws -> Never {
    let folder = options.access.folder
    let watcher = FolderWatcher([folder])
    let isOnTerminal = Terminal.isTerminal
    var session = options.access.session(reading: [.lock, .code])
    while true {
      if isOnTerminal { try Terminal.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
      // The error that ended a check has been printed, and may be gone after the next change.
      do { try check(&session) } catch is ExitCode {}
      try Terminal.write(isOnTerminal ? "waiting for changes in \(folder)\n" : "\n")
      let code = session.loaded?.catalog.configuration.code?.sources ?? []
      watcher.folders = [folder] + code.map { "\(folder)/\($0.name)" }
      watcher.wait()
    }
  }

  /// Fixes the findings that `--rule` and `--locale` select, with the settings of the run.
  ///
  /// - Throws: exit status 1 after a dry run that would change something, or if a file changed on disk meanwhile.
  private func applyFixes() throws {
    let access = options.access.silent
    let loaded = try access.load(reading: [.lock, .code], requiring: .nothing)
    try access.require(.files, of: loaded, orElse: "nothing was changed")
    let catalog = try access.setup(loaded, lint.request).catalog
    let run = FixRun(of: catalog, try lint.fixes(for: catalog, includingUnsafe: unsafe), access)
    if !dryRun { return try run.writeBeforeReport(verbosity) }
    try run.show(reports.color)
    throw ExitCode(0)
  }

  /// Checks tables against those that they replace.
  private func check(against reference: String, since start: Double) throws {
    let tables = try ReferenceRun(
      options.path, against: reference, locales: lint.locale.listed)
    var lint = lint
    if tables.isLanguageGiven { lint.locale = [] }
    if lint.writeBaseline != nil, !lint.isWhole {
      throw ValidationError("a baseline is about all locales; leave out --locale")
    }
    let run = try tables.lint(lint.request)
    if let file = lint.writeBaseline { return try run.writeBaseline(to: file, for: nil, verbosity) }
    let command = "l10n lint \(options.path.shellQuoted) --reference \(reference.shellQuoted)"
    try report(run, root: ".", tables.sources, counting: tables.own, as: command, since: start)
    if !verbosity.quiet { run.adviseOnBaseline() }
    if run.isIncomplete { ReadingStatus.noteUnread() }
    if run.fails { throw ExitCode(1) }
  }

  private func report(
    _ run: LintRun, root: String, _ sources: [String: SourceText], counting catalog: Catalog,
    _ coverage: CatalogCoverage? = nil, as command: String, initializing initCommand: String? = nil,
    since start: Double
  ) throws {
    let result = run.result
    var report = Report(
      root: root, sources: sources, files: run.catalog.files, diagnostics: result.diagnostics,
      rules: RuleManual.descriptions(of:),
      summary: LintSummary(
        catalog, result.diagnostics, unchecked: result.unchecked, suppressed: result.suppressedCount,
        baselined: result.baselinedCount), coverage: coverage, command: command, failLevel: run.failLevel,
      version: ProgramVersion.number)
    report.initCommand = initCommand
    try reports.write(
      report, seconds: Stopwatch.now() - start, verbosity, mayBeBrief: lint.rule.isEmpty && reference == nil)
  }
}
