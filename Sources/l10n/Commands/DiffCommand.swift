import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

extension ComparisonReport.Format: ExpressibleByArgument {}

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Shows which texts differ between revisions, folders or files, by language and key.",
    discussion: """
      Development texts that differ come first, with the languages whose translations went stale; then each language: \
      texts that were added, removed and changed, with the words that differ, arguments, plural forms, states and \
      comments. Keys that were renamed, and texts that moved to another table, are recognized. How a file is written \
      makes no difference.

      Without arguments the working tree is compared with HEAD. One revision is compared with the working tree; A..B \
      compares two, and A...B the last common ancestor with B. A folder or file after them says what is compared.

      EXAMPLES:
        l10n diff
        l10n diff main.. --format markdown
        l10n diff v1.0 v1.1 Localizations
        l10n diff Old/fr.lproj/Player.strings fr.lproj/Player.strings
      """)

  @Argument(
    help: "Revisions, as git names them, and a catalog's folder or file; or two folders or two files.",
    completion: .directory)
  var versions: [String] = []

  @Option(help: ArgumentHelp("The format of the report.", valueName: "format"))
  var format = ComparisonReport.Format.text

  @Option(help: ArgumentHelp("Beside the development language only these locales.", valueName: "tag,…"))
  var locale: [String] = []

  @Flag(help: "Exit with 1 where a text differs.")
  var check = false

  @OptionGroup var output: OutputOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Write one file as text in UTF-8, for git diff, and compare nothing.", valueName: "file"),
    completion: .file())
  var textconv: String?

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    if textconv != nil, !versions.isEmpty { throw ValidationError("--textconv takes one file and no versions") }
  }

  func run() throws {
    if let textconv { return try Terminal.write(bytes: TableText.bytes(ofFile: textconv)) }
    let locales = try LanguageTag.list(locale)
    let comparison: CatalogComparison
    let pair: DiffVersions
    do {
      pair = try DiffVersions(versions, verbosity)
      let catalogs = try CatalogVersion.catalogs(pair.old, pair.new, only: pair.isWanted)
      warn(of: catalogs.old, pair.old.name)
      warn(of: catalogs.new, pair.new.name)
      comparison = CatalogComparison(from: catalogs.old, to: catalogs.new)
    } catch let error as GitError {
      throw Terminal.failure("\(error)", help: error.help)
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    }
    let shown = locales.map { tags in
      Set(
        comparison.locales.map(\.directory).filter { name in
          LanguageTag(directoryName: name).map { tag in tags.contains { $0 == tag || $0.language == tag.language } }
            ?? false
        })
    }
    let report = ComparisonReport(comparison, from: pair.old.name, to: pair.new.name, locales: shown)
    try output.write(verbosity) { style, _ in report.text(as: format, style: style) }
    if check, !comparison.isEmpty { throw ExitCode(1) }
  }

  /// Warns of broken tables: texts that cannot be read look as if they were missing.
  private func warn(of catalog: Catalog, _ name: String) {
    var seen: Set<String> = []
    for file in catalog.files where seen.insert(file.path).inserted {
      if let finding = file.findingsInAllLanguages.first(where: { $0.severity == .error }) {
        ReadingStatus.noteUnread()
        Terminal.report(
          note: "\(file.path) has errors in \(name), so that texts of it may be missing here: \(finding.message)")
      }
    }
  }
}
