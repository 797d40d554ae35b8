import ArgumentParser
import L10nCore
import L10nWorkspace

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Finds the tables of a project and writes an l10n.yml for them.",
    discussion: """
      It looks for tables of texts, such as .lproj folders and String Catalogs, prints what it finds, and writes an \
      l10n.yml beside them: the \
      development language, the locales, the name of the generated type, and where the Swift code is. Then it says \
      what l10n lint finds. A file that is there is replaced only with --force.

      The development language is the one that a String Catalog, Package.swift, the Xcode project, the description \
      that XcodeGen or Tuist makes it from, or Info.plist names; otherwise English if there is English or Base; otherwise the language with the most texts.

      With --from it reads the configuration of SwiftGen, and keeps the names that your code uses, or the one of \
      XCStrings Tool. Settings that it cannot take over are reported with their lines.

      EXAMPLE:
        l10n init --dry-run
        l10n init
        l10n init --from swiftgen.yml
        l10n init --create
      """)

  @Argument(
    help: "The project's folder; by default the current one, or with --from the one of that file.",
    completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp("A swiftgen.yml or xcstrings-tool-config.yml to take over.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml", "json"]))
  var from: String?

  @Option(help: ArgumentHelp("The style of the generated Swift, for l10n.yml.", valueName: "name"))
  var style: GenerateSettings.Style?

  @Flag(name: .customLong("dry-run"), help: "Write nothing; print what would be written.")
  var isDryRun = false

  @Flag(help: "Replace an l10n.yml that is there.")
  var force = false

  @Flag(help: "Where there are no tables, write a few example texts into Localizations/en.lproj.")
  var create = false

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    if from != nil, style != nil { throw ValidationError("--from decides on the style, so it takes no --style") }
    if from != nil, create { throw ValidationError("--from takes over existing tables, so it takes no --create") }
  }

  func run() throws {
    if let from, XCStringsToolProject.isConfiguration(from) {
      return try XCStringsToolProject(file: from, folder: folder).propose(
        isDryRun: isDryRun, isForced: force, verbosity)
    }
    if let from {
      return try SwiftGenProject(file: from, folder: folder).propose(isDryRun: isDryRun, isForced: force, verbosity)
    }
    let survey = try survey()
    if survey.catalogFolders.isEmpty, create { return try begin(in: survey) }
    guard !survey.catalogFolders.isEmpty else { throw nothingFound(in: survey) }
    if create {
      throw Terminal.misuse(
        "there are tables already, in '\(survey.path(survey.catalogFolders[0]))'", help: "leave --create out")
    }
    adviseOnOtherTools(survey)
    let names = CatalogNames.names(for: survey.catalogFolders)
    let proposals = try zip(survey.catalogFolders, names).map { try proposal(for: $0, in: survey, name: $1) }
    var report = InitReport(survey: survey, isDryRun: isDryRun, verbosity: verbosity, replaces: force)
    let groups = Dictionary(grouping: proposals) { $0.isMinor(beside: proposals) }
    report.skipped = groups[true] ?? []
    try report.write(groups[false] ?? [])
  }

  private func proposal(
    for folder: String, in survey: ProjectSurvey, name: String, hint: DevelopmentLanguage? = nil
  ) throws -> CatalogProposal {
    try Terminal.orFail {
      var proposal = try CatalogProposal(folder, in: survey, name: name, hint: hint)
      if let style { proposal.settings.generate = ["style: \(style.rawValue)"] }
      return proposal
    }
  }

  private func survey() throws -> ProjectSurvey {
    try Terminal.orFail(help: "name the project's folder") {
      try ProjectSurvey(CatalogFolder(folder ?? ".").outsideResources.path)
    }
  }

  private func nothingFound(in survey: ProjectSurvey) -> ExitCode {
    for folder in survey.testFolders {
      Terminal.report(note: "skipped the tables of tests in '\(survey.path(folder))'")
    }
    return Terminal.failure(
      "there are no tables below '\(survey.root)'",
      help: "l10n init --create begins with \(survey.path("Localizations/en.lproj/Localizable.strings"))")
  }

  private func adviseOnOtherTools(_ survey: ProjectSurvey) {
    for file in survey.swiftGenFiles {
      Terminal.report(
        note: "'\(survey.path(file))' is a configuration of SwiftGen",
        help: "l10n init --from \(survey.path(file)) keeps the names that your code uses")
    }
  }

  /// Writes a catalog of example texts and continues as for an existing one.
  private func begin(in survey: ProjectSurvey) throws {
    let hint = DevelopmentLanguage.hints(for: "Localizations", in: survey).first
    let example = ExampleCatalog(hint?.tag.description ?? "en")
    let path = survey.path(example.path)
    if FileReader.isThere(path) { throw Terminal.failure("'\(path)' already exists") }
    if isDryRun {
      try Terminal.write("would write \(path):\n\(InitReport.indented(example.text))\n")
      return try Terminal.write("then an l10n.yml beside it\n")
    }
    var file = ChangedFiles()
    file.add(Array(example.text.utf8), to: path, insteadOf: nil, note: "wrote \(path)\n")
    guard try file.write() else { throw ExitCode(1) }
    let proposal = try proposal(for: "Localizations", in: survey, name: "L10n", hint: hint)
    try InitReport(survey: survey, isDryRun: false, verbosity: verbosity).write([proposal])
  }
}
