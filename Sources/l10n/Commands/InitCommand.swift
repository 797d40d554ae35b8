import ArgumentParser
import L10nCore
import L10nWorkspace

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Looks for tables in a project and proposes an l10n.yml for them.",
    discussion: """
      Below the folder it looks for .lproj directories and String Catalogs, says what it sees, and writes an l10n.yml \
      beside them: the development language, the locales, the name of the generated type, where the Swift code is. \
      What is there already is never changed.

      EXAMPLE:
        l10n init --dry-run
        l10n init
        l10n init --create
      """)

  @Argument(help: "The project's folder.", completion: .directory)
  var folder: String = "."

  @Flag(name: .customLong("dry-run"), help: "Write nothing; print what would be written.")
  var isDryRun = false

  @Flag(help: "Where there are no tables, begin with a few example texts in Localizations/en.lproj.")
  var create = false

  func run() throws {
    let survey = try survey()
    if survey.catalogFolders.isEmpty, create { return try begin(in: survey) }
    guard !survey.catalogFolders.isEmpty else { throw nothingFound(in: survey) }
    if create {
      throw Terminal.misuse(
        "there are tables already, in '\(survey.path(survey.catalogFolders[0]))'", help: "leave --create out")
    }
    let names = CatalogNames.names(for: survey.catalogFolders)
    let proposals: [CatalogProposal]
    do {
      proposals = try zip(survey.catalogFolders, names).map { try CatalogProposal($0, in: survey, name: $1) }
    } catch {
      throw Terminal.failure("\(error)")
    }
    try InitReport(survey: survey, isDryRun: isDryRun).write(proposals)
  }

  private func survey() throws -> ProjectSurvey {
    do {
      return try ProjectSurvey(CatalogFolder(folder).path)
    } catch {
      throw Terminal.failure("\(error)", help: "name the project's folder")
    }
  }

  private func nothingFound(in survey: ProjectSurvey) -> ExitCode {
    for folder in survey.testFolders {
      Terminal.complain("l10n: note: passed over the tables of tests in '\(survey.path(folder))'\n")
    }
    return Terminal.failure(
      "there are no tables below '\(survey.root)'",
      help: "l10n init --create begins with \(survey.path("Localizations/en.lproj/Localizable.strings"))")
  }

  /// Writes a catalogue of example texts and goes on as for one that was there.
  private func begin(in survey: ProjectSurvey) throws {
    let hint = DevelopmentLanguage.hints(for: "Localizations", in: survey).first
    let example = ExampleCatalog(hint?.tag.description ?? "en")
    let path = survey.path(example.path)
    if FileReader.isThere(path) { throw Terminal.failure("'\(path)' is there already") }
    if isDryRun {
      try Terminal.write("would write \(path):\n\(InitReport.indented(example.text))\n")
      return try Terminal.write("then an l10n.yml beside it\n")
    }
    do {
      try FileWriter.write(example.text, to: path)
    } catch {
      throw Terminal.failure("\(error)")
    }
    try Terminal.write("wrote \(path)\n")
    let proposal: CatalogProposal
    do {
      proposal = try CatalogProposal("Localizations", in: survey, name: "L10n", hint: hint)
    } catch {
      throw Terminal.failure("\(error)")
    }
    try InitReport(survey: survey, isDryRun: false).write([proposal])
  }
}
