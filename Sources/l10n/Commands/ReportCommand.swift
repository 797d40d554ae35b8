import ArgumentParser
import Foundation
import L10nCore
import L10nPages
import L10nWorkspace

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes pages to look at: coverage, findings, all texts, the player's controls.",
    discussion: """
      The pages are plain files that any browser opens, without a server and without a network; send them to translators \
      and reviewers, or keep them as a result of CI. index.html is the first one. Each language has a page, and where \
      l10n.yml declares controls there is a player that shows and tells them in every language.

      Files of an earlier report that are no longer needed are removed, files of others left alone. The exit status is 0 \
      whatever was found, for l10n lint judges, and 2 when a file cannot be read.

      EXAMPLE:
        l10n report Localizations --html Report
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("The folder for the pages.", valueName: "path"), completion: .directory)
  var html: String

  @Option(help: ArgumentHelp("The profile of l10n.yml whose settings are laid over the others.", valueName: "name"))
  var profile: String?

  @Option(help: ArgumentHelp("A file of findings that are known and not told.", valueName: "file"), completion: .file())
  var baseline: String?

  @OptionGroup var talk: TalkOptions

  func run() throws {
    let access = options.access
    let progress = ProgressLine.standard
    let loaded = try access.load(reading: [.lock, .code], requiring: .files, orElse: "nothing was written")
    var lint = try LintOptions.parse([])
    (lint.profile, lint.baseline) = (profile, baseline)
    let run = try progress.during("checking \(options.folder)") { try LintRun(of: loaded, lint, access) }
    var places = PageFindings(access.sources(of: loaded))
    let report = PageReport(
      run.catalog, title: URL(filePath: access.folder).standardizedFileURL.lastPathComponent,
      findings: places.findings(run.result.diagnostics), uncheckedRules: run.result.unchecked.map(\.id),
      services: PageServices(digits: run.catalog.configuration.digits), version: ProgramVersion.number)
    try progress.during("writing \(html)") { try write(report.files) }
  }

  private func write(_ files: [PageFile]) throws {
    let folder = OwnedFolder(html, listName: ".l10n-report", suffix: ".html")
    do {
      let (written, removed) = try folder.replace(with: files.map { ($0.name, $0.text) })
      let removals = removed > 0 ? ", removed \(removed)" : ""
      let first = html.hasSuffix("/") ? "\(html)index.html" : "\(html)/index.html"
      try talk.tell(
        written + removed == 0
          ? "\(first) is up to date\n"
          : "wrote \(written) of \(files.count) \(files.count == 1 ? "page" : "pages")\(removals); open \(first)\n")
    } catch let error as OwnedFolder.ForeignFile {
      throw Terminal.failure("\(error)", help: "name another folder with --html, or remove the file")
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    }
  }
}
