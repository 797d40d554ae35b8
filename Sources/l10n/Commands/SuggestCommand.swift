import ArgumentParser
import L10nCore
import L10nInterchange
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

struct SuggestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest", abstract: "Lists translations of the same or similar texts for texts that lack one.",
    discussion: """
      Looks for each missing text in what the catalog has translated already, and in TMX files and other catalogs that \
      --memory names. Each translation is shown with how much of the two development texts is the same: 100 is the same \
      text. Specifiers are those of the text to be translated; a translation for which that is not certain is left out, \
      and so is one that l10n import would refuse. A text with plural forms gets those of another text with plural forms.

      l10n sync --prefill writes the best ones.

      EXAMPLE:
        l10n suggest
        l10n suggest Localizations --locale fr --memory company.tmx
        l10n suggest --key controls.play --min-score 60
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("Only these languages.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("Only this key, whether it has a translation or not.", valueName: "key"))
  var key: String?

  @OptionGroup var memory: MemoryOptions

  @Option(help: ArgumentHelp("How many translations of a text are listed; 3 by default.", valueName: "number"))
  var limit = 3

  @Option(help: ArgumentHelp("The format of the list: text or json.", valueName: "format"))
  var format: ListFormat = .text

  @OptionGroup var verbosity: VerbosityOptions

  enum ListFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

  func validate() throws {
    _ = try LanguageTag.list(locale)
    if limit < 1 { throw ValidationError("--limit is at least 1") }
  }

  mutating func run() throws {
    try options.find(verbosity)
    let catalog = try options.access.loadCatalog(about: LanguageTag.list(locale))
    let locales = try catalog.translationIndices(of: LanguageTag.list(locale))
    let gaps = TranslationGaps(catalog)
    let ids = try key.map { [try catalog.id(of: $0)] }
    let suggestions = MemorySuggestions(for: catalog, from: try memory.memory(for: catalog), least: memory.minScore)
    let proposals = suggestions.proposals(in: locales, for: { ids ?? gaps[$0] }, limit: limit)
    switch format {
    case .text:
      try Terminal.write(proposals.map { text(of: $0, in: catalog) + "\n" }.joined())
      let missing = locales.reduce(0) { $0 + (ids ?? gaps[$1]).count }
      try verbosity.print(
        "\(proposals.count.withSeparators) of \(missing.counted("text has", "texts have")) suggestions\n")
    case .json: try Terminal.write(JSONOutput.array(proposals.map { json(of: $0, in: catalog) }).text() + "\n")
    }
  }

  /// The text with its translations, one on each line.
  private func text(of proposal: MemorySuggestions.Proposal, in catalog: Catalog) -> String {
    let head =
      "\(catalog.locales[proposal.locale].directory)  \(proposal.id.table)  '\(proposal.id.key)'  “\(proposal.source.description)”"
    let lines = proposal.matches.map { match in
      let of = match.score == 100 ? "" : ", for “\(match.segment.source.description)”"
      return
        "  \(match.score < 100 ? " " : "")\(match.score)%  “\(match.target.description)”  \(match.segment.origin)\(of)"
    }
    return ([head] + lines).map { VisibleText.of($0) + "\n" }.joined()
  }

  /// A plain text as a string, others as an object by part: `plural.one`.
  private func json(of text: MemoryText) -> JSONOutput {
    text.plain.map { .string($0) }
      ?? .object(text.parts.map { .init($0.part.description, .string($0.text)) })
  }

  private func json(of proposal: MemorySuggestions.Proposal, in catalog: Catalog) -> JSONOutput {
    let matches = proposal.matches.map { match in
      JSONOutput.object([
        .init("score", .number(match.score)), .init("target", json(of: match.target)),
        .init("source", json(of: match.segment.source)), .init("origin", .string(match.segment.origin)),
      ])
    }
    return .object([
      .init("locale", .string(catalog.locales[proposal.locale].directory)),
      .init("table", .string(proposal.id.table)), .init("key", .string(proposal.id.key.text)),
      .init("source", json(of: proposal.source)), .init("matches", .array(matches)),
    ])
  }
}
