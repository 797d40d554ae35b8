import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nRuntime
import L10nWorkspace

struct ModulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modules", abstract: "Checks the catalogs of an app's modules against one another.",
    discussion: """
      Finds what only shows between modules: an override of a text that no module has, or whose arguments differ, and a \
      text of the development language that two modules translate in different ways. With --one-bundle also keys that two \
      modules have in tables of one name. Ends with what each language has of the whole app.

      A module is named with the folder of its catalog. What each module says of itself is for l10n lint.

      EXAMPLE:
        l10n modules Shop=Shop/Localizations Admin=Admin/Localizations
        l10n modules Shop=Shop/Localizations Admin=Admin/Localizations --one-bundle --format sarif
      """)

  @Argument(help: ArgumentHelp("The modules, each with its folder.", valueName: "name=path"))
  var modules: [NamedModule]

  @Flag(help: "The tables of all modules end up in one bundle, so that keys in tables of one name must differ.")
  var oneBundle = false

  @Option(
    help: ArgumentHelp("The lowest severity that makes the exit status 1; error by default.", valueName: "severity"))
  var failOn: Severity = .error

  @Option(
    help: ArgumentHelp(
      "The percentage of texts that a locale, or every locale, must have; may be repeated.", valueName: "locale=percent"
    ))
  var minCoverage: [MinimumCoverage] = []

  @OptionGroup var reports: ReportOptions

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    guard Set(modules.map(\.name)).count > 1 else { throw ValidationError("name two modules or more") }
  }

  func run() throws {
    let start = Stopwatch.now()
    let app = try catalog()
    var request = LintRequest()
    request.rules = Array(settings.rules.keys)
    let run = try Terminal.orRefuse(TextReporter(root: ".", sources: app.sources)) { [request] in
      try LintRun(request, over: LintSetup(app.catalog))
    }
    // Differences within one module are reported by l10n lint.
    let found = run.result.diagnostics.filter { $0.ruleID != "inconsistent-translation" || app.isBetweenModules($0) }
    let diagnostics = (app.diagnostics + found.map(app.shown)).sorted(by: Diagnostic.precedes)
    let report = Report(
      root: ".", sources: app.sources, diagnostics: diagnostics, rules: RuleManual.descriptions(of:),
      summary: LintSummary(app.catalog, diagnostics, suppressed: run.result.suppressedCount),
      coverage: CatalogCoverage(app.catalog),
      command: "l10n modules " + modules.map { "\($0.name)=\($0.path)".shellQuoted }.joined(separator: " "),
      failLevel: failOn, version: ProgramVersion.number)
    try reports.write([report], seconds: Stopwatch.now() - start, verbosity)
    if diagnostics.contains(where: { $0.severity >= failOn }) { throw ExitCode(1) }
  }

  /// The rules that compare modules, and the requirements of the app.
  private var settings: Configuration {
    var configuration = Configuration()
    configuration.gate.minimumCoverage = minCoverage
    var terms = RuleSettings()
    terms.severity = .warning
    terms[option: Rule.leastRepeated.name] = SettingValue(.text("2"))
    configuration.rules = [
      "inconsistent-translation": terms, "override-unknown-key": RuleSettings(),
      "override-argument-mismatch": RuleSettings(), "coverage-below": RuleSettings(),
    ]
    if oneBundle { configuration.rules["repeated-key"] = RuleSettings() }
    return configuration
  }

  /// All modules as one catalog.
  ///
  /// - Throws: exit status 2, with a message, if something cannot be read or does not fit together.
  private func catalog() throws -> AppCatalog {
    var loaded: [AppModule] = []
    var languages: [(name: String, tag: LanguageTag)] = []
    for (name, parts) in Dictionary(grouping: modules, by: \.name).sorted(by: { $0.key < $1.key }) {
      guard parts.count == 1 else {
        throw Terminal.misuse("module '\(name)' has several folders", help: "give each of them a different name")
      }
      let access = CatalogAccess(folder: parts[0].path, isQuiet: verbosity.quiet)
      let catalog = try access.load(requiring: .files).catalog
      languages.append((name, catalog.development))
      loaded.append(AppModule(name, catalog, shownPath: access.path))
    }
    let development = languages.first?.tag
    if let other = languages.first(where: { $0.tag != development }), let development {
      throw Terminal.failure(
        "'\(other.name)' is developed in '\(other.tag)', and other modules in '\(development)'",
        help: "check modules of one development language at a time")
    }
    return AppCatalog(loaded, development: development, settings)
  }
}

/// A module of an app on a command line.
struct NamedModule: ExpressibleByArgument {
  let name: String
  let path: String

  /// `Shop=Shop/Localizations`.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[0].contains("/") else { return nil }
    (name, path) = (parts[0], parts[1])
  }
}
