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

      Without a folder it checks every catalog that it finds, each with its own settings, and writes one report. \
      The file of --baseline and --write-baseline is then in the folder of each. --reference, and --against with a \
      copy, take one catalog.

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
    if let reference {
      try options.find(verbosity)
      return try check(against: reference, since: Stopwatch.now())
    }
    var catalogs = try catalogs
    if watch { try keepChecking(&catalogs) }
    if fix { try applyFixes(catalogs.map(\.access)) }
    try check(&catalogs)
  }

  /// The given catalog, or all that are found. An earlier copy is that of one catalog.
  private var catalogs: [(access: CatalogAccess, session: CatalogSession)] {
    mutating get throws {
      if against.map(FileReader.isFolder) ?? false { try options.find(verbosity) }
      let all = try options.all(verbosity)
      if all.count > 1, let name = lint.writeBaseline ?? lint.baseline {
        if name.contains("/") {
          throw Terminal.misuse(
            "'\(name)' is not the name of a file", help: "each of the \(all.count) catalogs has one in its folder")
        }
        if lint.writeBaseline == nil, !all.contains(where: { FileReader.isThere($0.path(name)) }) {
          throw Terminal.failure(
            "there is no '\(name)' in the folder of a catalog", help: "write it with --write-baseline \(name)")
        }
      }
      return all.map { ($0, $0.session(reading: [.lock, .code])) }
    }
  }

  /// Checks catalogs once, and writes one report.
  ///
  /// - Throws: the worst exit status of a catalog. Those that cannot be checked are left out of the report.
  private func check(_ catalogs: inout [(access: CatalogAccess, session: CatalogSession)]) throws {
    let start = Stopwatch.now()
    var statuses: [Int32] = []
    func checked<Result>(_ work: () throws -> Result) throws -> Result? {
      do { return try work() } catch let status as ExitCode {
        // Wrong usage, or the only catalog.
        if status.rawValue == 64 || catalogs.count == 1 { throw status }
        statuses.append(status.rawValue)
        return nil
      }
    }
    var readings: [(index: Int, loaded: CatalogFolder.Loaded, seconds: Double)] = []
    for index in catalogs.indices {
      let start = Stopwatch.now()
      let loaded = try checked {
        try catalogs[index].access.load(
          &catalogs[index].session, requiring: lint.writeBaseline == nil ? .nothing : .texts,
          orElse: "nothing was written")
      }
      if let loaded { readings.append((index, loaded, Stopwatch.now() - start)) }
    }
    var request = try lint.request
    request.earlier = against
    var runs: [(run: LintRun, report: Report, reading: Double)] = []
    for (index, loaded, seconds) in readings {
      let access = catalogs[index].access
      var own = request.restricted(to: loaded.catalog, among: readings.map(\.loaded.catalog))
      if catalogs.count > 1, case .file(let name) = own.baseline {
        let path = access.path(name)
        // A catalog without findings has none.
        own.baseline = FileReader.isThere(path) ? .file(path) : .none
      }
      guard let run = try checked({ try access.lint(own, &catalogs[index].session) }) else { continue }
      if !watch { keepUntilExit((catalogs[index].session, run)) }
      if let file = lint.writeBaseline {
        let path = catalogs.count == 1 ? file : access.path(file)
        if catalogs.count == 1 || !run.result.diagnostics.isEmpty || FileReader.isThere(path) {
          try run.writeBaseline(to: path, for: access.folder, verbosity)
        }
        continue
      }
      let report = report(
        run, root: access.folder, loaded.sources, counting: run.catalog, CatalogCoverage(run.catalog),
        as: "l10n lint \(access.folder.shellQuoted)",
        initializing: loaded.paths.contains(Configuration.fileName) ? nil : "l10n init \(access.folder.shellQuoted)")
      runs.append((run, report, seconds))
    }
    if lint.writeBaseline != nil, statuses.isEmpty { return }
    guard !runs.isEmpty else { throw ExitCode(statuses.max() ?? 2) }
    try reports.write(
      runs.map(\.report), seconds: Stopwatch.now() - start, verbosity, isOfAllRules: lint.rule.isEmpty)
    for (run, report, reading) in runs {
      if timings {
        if runs.count > 1 { Terminal.report("\(report.root):\n") }
        Terminal.report(TimingTable(reading: reading, run.result.timings).text)
      }
      statuses.append(status(of: run, report.command))
    }
    if let worst = statuses.max(), worst > 0 { throw ExitCode(worst) }
  }

  /// The exit status of a run, after advice on its baseline.
  private func status(of run: LintRun, _ command: String) -> Int32 {
    if !verbosity.quiet { run.adviseOnBaseline(command) }
    if run.isIncomplete { ReadingStatus.noteUnread() }
    return run.fails ? 1 : 0
  }

  /// Checks catalogs, and again whenever something in their folders or in their code changes. A terminal shows only the
  /// last report; other output gets all of them, separated by an empty line.
  private func keepChecking(_ catalogs: inout [(access: CatalogAccess, session: CatalogSession)]) throws -> Never {
    let folders = catalogs.map(\.access.folder)
    let watcher = FolderWatcher(folders)
    let isOnTerminal = Terminal.isTerminal
    while true {
      if isOnTerminal { try Terminal.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
      // The error that ended a check has been printed, and may be gone after the next change.
      do { try check(&catalogs) } catch is ExitCode {}
      try Terminal.write(isOnTerminal ? "waiting for changes in \(folders.joined(separator: ", "))\n" : "\n")
      watcher.folders =
        folders
        + catalogs.flatMap { access, session in
          (session.loaded?.catalog.configuration.code?.sources ?? []).map { "\(access.folder)/\($0.name)" }
        }
      watcher.wait()
    }
  }

  /// Fixes the findings that `--rule` and `--locale` select, with the settings of the run. Nothing is changed if one of
  /// the catalogs cannot be read.
  ///
  /// - Throws: exit status 1 after a dry run that would change something, or if a file changed on disk meanwhile.
  private func applyFixes(_ catalogs: [CatalogAccess]) throws {
    let request = try lint.request
    let readings = try catalogs.map { access in
      let loaded = try access.silent.load(reading: [.lock, .code], requiring: .nothing)
      try access.require(.files, of: loaded, orElse: "nothing was changed")
      return loaded
    }
    let runs = try zip(catalogs, readings).map { access, loaded in
      let own = request.restricted(to: loaded.catalog, among: readings.map(\.catalog))
      let catalog = try access.setup(loaded, own).catalog
      return FixRun(of: catalog, try lint.fixes(own, for: catalog, includingUnsafe: unsafe), access.silent)
    }
    if !dryRun { return try runs.forEach { try $0.writeBeforeReport(verbosity) } }
    var status = ExitCode.success
    for run in runs {
      do { try run.show(reports.color) } catch let failure as ExitCode { status = failure }
    }
    throw status
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
    let report = report(run, root: ".", tables.sources, counting: tables.own, as: command)
    try reports.write([report], seconds: Stopwatch.now() - start, verbosity)
    if status(of: run, command) > 0 { throw ExitCode(1) }
  }

  private func report(
    _ run: LintRun, root: String, _ sources: [String: SourceText], counting catalog: Catalog,
    _ coverage: CatalogCoverage? = nil, as command: String, initializing initCommand: String? = nil
  ) -> Report {
    let result = run.result
    var report = Report(
      root: root, sources: sources, files: run.catalog.files, diagnostics: result.diagnostics,
      rules: RuleManual.descriptions(of:),
      summary: LintSummary(
        catalog, result.diagnostics, unchecked: result.unchecked, suppressed: result.suppressedCount,
        baselined: result.baselinedCount), coverage: coverage, command: command, failLevel: run.failLevel,
      version: ProgramVersion.number)
    report.initCommand = initCommand
    return report
  }
}
