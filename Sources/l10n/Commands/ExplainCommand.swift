import ArgumentParser
import L10nCore
import L10nReport

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Shows how the text of a key is found: every step, with file and line.",
    usage: "l10n explain [<folder>] <key> [--locale <tag,…>] [--table <name>]",
    discussion: """
      The steps are those of the run time, because it takes them here too.

      EXAMPLE:
        l10n explain Localizations controls.playback.play.label --locale fr-CA
      """)

  @OptionGroup var options: KeyOptions

  @OptionGroup var localeOptions: LocaleOptions

  func run() throws {
    let catalog = try options.access.loadCatalog()
    let id = try TextLookup(catalog: catalog, access: options.access).id(of: options.key, table: options.table)
    let explanation = Explanation(catalog: catalog, id: id, preferences: localeOptions.preferences)
    try Terminal.write(VisibleText.lines(of: explanation.text(path: options.access.path)))
  }
}
