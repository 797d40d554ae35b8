import ArgumentParser
import Foundation
import L10nCore
import L10nPages
import L10nReport
import L10nWorkspace

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes HTML pages: coverage, findings, all texts, the controls of a player.",
    discussion: """
      The pages are files that any browser opens, without a server or a network; send them to translators and \
      reviewers, or keep them as an artifact of CI. index.html is the first one. Each language has a page, and where \
      l10n.yml declares controls there is a player with their texts in every language.

      Each language also has a page to translate on, such as translate-fr.html: one file that can be mailed, checks what \
      is typed, keeps it in the browser, sends nothing, and saves a file for 'l10n import'.

      Files of an earlier report that are no longer needed are removed; other files are left alone. The exit status is 0 \
      whatever the findings, and 2 when a file, or a part of one, cannot be read.

      EXAMPLE:
        l10n report --output Report
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("The folder for the pages.", valueName: "path"), completion: .directory)
  var output: String?

  @Option(help: .hidden)
  var html: String?

  @Option(help: ArgumentHelp("A profile of l10n.yml, whose settings override the others.", valueName: "name"))
  var profile: String?

  @Option(
    help: ArgumentHelp("A file of known findings, which are not reported.", valueName: "file"), completion: .file())
  var baseline: String?

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    if output == nil, html == nil { throw ValidationError("Missing expected argument '--output <path>'") }
    if output != nil, html != nil { throw ValidationError("--html is an older name of --output; leave it out") }
  }

  mutating func run() throws {
    try options.find(verbosity)
    let access = options.access
    var session = access.session(reading: [.lock, .code])
    let loaded = try access.load(&session, requiring: .files, orElse: "nothing was written")
    var request = LintRequest(baseline: baseline.map { .file($0) } ?? .ofSettings)
    request.profile = profile
    let run = try access.lint(request, &session)
    var places = PageFindings(loaded.sources)
    let shown = ShownFindings(
      run.result.diagnostics, limit: Self.findingsOfRule, command: "l10n lint \(access.folder.shellQuoted)",
      namesCommand: false)
    let report = PageReport(
      run.catalog, title: URL(filePath: access.folder).standardizedFileURL.lastPathComponent,
      findings: places.findings(run.result.diagnostics),
      shown: (places.findings(shown.diagnostics), shown.hiddenCount), knownCount: run.result.baselinedCount,
      uncheckedRules: run.result.unchecked.map(\.id),
      services: PageServices(run.catalog),
      version: ProgramVersion.number,
      sheets: TranslationSheet.sheets(of: run.catalog))
    try ProgressLine.standard.during("writing \(target)") { try write(report.files) }
  }

  /// The most findings of a rule that the overview shows.
  private static let findingsOfRule = 100

  private var target: String { output ?? html ?? "" }

  private func write(_ files: [PageFile]) throws {
    let folder = OwnedFolder(target, listName: ".l10n-report", suffixes: [".html"])
    try folder.publish(files.map { ($0.name, Array($0.text.utf8)) }, as: "page", verbosity)
  }
}
