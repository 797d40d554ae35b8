import ArgumentParser
import L10nReport
import L10nWorkspace

struct CombineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "combine", abstract: "Combines the reports of several catalogs into one.",
    discussion: """
      Takes reports of l10n lint in SARIF or JSON, and writes one with the findings of all, in their order. Numbers are \
      added up; of locales, the largest number counts.

      EXAMPLE:
        l10n combine --format sarif --output lint.sarif Shop/lint.sarif Admin/lint.sarif
      """)

  @Argument(help: ArgumentHelp("The reports, which are in one format.", valueName: "file"), completion: .file())
  var reports: [String] = []

  @Option(help: ArgumentHelp("The format of the reports.", valueName: "format"))
  var format: CombinedReport.Format

  @Option(help: ArgumentHelp("The file to write; standard output by default.", valueName: "file"), completion: .file())
  var output: String?

  func run() throws {
    do {
      let files = try reports.map { (path: $0, bytes: try FileReader.bytes(of: $0)) }
      let text = try CombinedReport(files, version: ProgramVersion.number).text(as: format)
      if let output { try FileWriter.write(text, to: output) } else { try Terminal.write(text) }
    } catch let failure as CombinedReport.Failure {
      throw Terminal.failure(
        "'\(failure.path)' is not a \(format.rawValue) report of l10n lint",
        help: "l10n lint --format \(format.rawValue)=FILE writes one")
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    }
  }
}

extension CombinedReport.Format: ExpressibleByArgument {}
