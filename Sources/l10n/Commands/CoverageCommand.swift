import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime
import L10nWorkspace

extension CoverageFormat: ExpressibleByArgument {}

struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Shows how much of the catalog is translated into each locale.",
    discussion: """
      Counts a locale's own texts, texts inherited from a more general locale, stale texts and missing texts, for each \
      locale and table. A text is stale when its development text has changed since it was translated, according to \
      l10n.lock. Texts that are the development text to the letter are counted as copied as well: names, or texts that \
      are not translated yet. Percentages are rounded down: 100% means that nothing is missing.

      The exit status is 1 when a locale has less than --min-coverage or 'min-coverage' in l10n.yml asks for. It is 2, and nothing \
      is counted, when a file cannot be read or a syntax error may hide texts of it.

      EXAMPLE:
        l10n coverage Localizations
        l10n coverage Localizations --min-coverage 80 --min-coverage fr=100
        l10n coverage Localizations --format svg --output coverage.svg
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("The format of the report; svg is a badge.", valueName: "format"))
  var format: CoverageFormat = .text

  @Option(help: ArgumentHelp("Only these locales and their regional variants.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "The percentage of texts that a locale, or every locale, must have; may be repeated.", valueName: "locale=percent"
    ))
  var minCoverage: [MinimumCoverage] = []

  @OptionGroup var output: OutputOptions

  private var tags: [LanguageTag]? {
    get throws { try LanguageTag.list(locale) }
  }

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws { _ = try tags }

  /// Counts the given catalog, or all that are found; a badge and JSON are about one.
  mutating func run() throws {
    if [.json, .svg].contains(format) { try options.find(verbosity) }
    let catalogs = try options.all(verbosity).map { access in
      (access: access, catalog: try access.loadCatalog(reading: .lock, requiring: .texts))
    }
    let counted = try catalogs.map { try count($0.catalog, at: $0.access, among: catalogs.map(\.catalog)) }
    try output.write(verbosity) { style, width in
      counted.map { $0.report.text(as: format, style: style, width: width) }.joined(separator: "\n")
    }
    let shortfalls = counted.flatMap(\.shortfalls)
    for shortfall in shortfalls { Terminal.report(error: shortfall.message, help: shortfall.help) }
    if !shortfalls.isEmpty { throw ExitCode(1) }
  }

  private func count(
    _ catalog: Catalog, at access: CatalogAccess, among all: [Catalog]
  ) throws -> (report: CoverageReport, shortfalls: [CoverageShortfall]) {
    Terminal.report(
      TextReporter(root: access.folder, sources: catalog.sources).text(for: catalog.files.phraseWarnings("not counted"))
    )
    var gate = catalog.configuration.gate
    gate.minimumCoverage += minCoverage
    var coverage = CatalogCoverage(catalog)
    if let tags = try tags {
      for tag in tags where !all.contains(where: { $0.locales.contains { tag.covers($0.tag) } }) {
        throw catalog.untranslated(tag.description)
      }
      coverage = coverage.restricted { locale in tags.contains { $0.covers(locale) } }
      gate.minimumCoverage.removeAll { minimum in
        minimum.locale.map { asked in !tags.contains { $0.covers(asked) } } ?? false
      }
    }
    return (
      CoverageReport(root: access.folder, coverage: coverage, version: ProgramVersion.number),
      coverage.shortfalls(of: gate, among: catalog.locales)
    )
  }
}
