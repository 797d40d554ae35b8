import ArgumentParser
import L10nReport
import L10nWorkspace

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Shows how the text of a key is looked up: every step, with file and line.",
    usage: "l10n explain [<folder>] <key> [--locale <tag,…>] [--table <name>]",
    discussion: """
      These are the steps that an app takes, by the same code.

      EXAMPLE:
        l10n explain Localizations controls.playback.play.label --locale fr-CA
      """)

  @OptionGroup var options: KeyOptions

  @OptionGroup var localeOptions: LocaleOptions

  @OptionGroup var verbosity: VerbosityOptions

  func run() throws {
    let access = try options.access(verbosity)
    let catalog = try access.loadCatalog(about: localeOptions.named)
    let id = try catalog.id(of: options.key, table: options.table)
    let explanation = Explanation(catalog: catalog, id: id, preferences: localeOptions.preferences)
    try Terminal.write(VisibleText.lines(of: explanation.text(path: access.path)))
  }
}
