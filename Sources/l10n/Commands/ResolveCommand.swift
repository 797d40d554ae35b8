import ArgumentParser
import L10nWorkspace

struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve", abstract: "Prints the text that an app shows for a key.",
    usage: "l10n resolve [<folder>] <key> [--locale <tag,…>] [--arg <name=value> ...] [<options>]",
    discussion: """
      EXAMPLE:
        l10n resolve Localizations ads.countdown.text --locale ar --arg seconds=5
      """)

  @OptionGroup var options: KeyOptions

  @OptionGroup var localeOptions: LocaleOptions

  @Option(
    name: .customLong("arg"), help: ArgumentHelp("An argument of the text; may be repeated.", valueName: "name=value"))
  var arguments: [String] = []

  @OptionGroup var formatting: FormattingOptions

  @OptionGroup var form: RenderedFormOptions

  @OptionGroup var verbosity: VerbosityOptions

  func run() throws {
    let access = try options.access(verbosity)
    let lookup = TextLookup(catalog: try access.loadCatalog(about: localeOptions.named), access: access)
    let id = try lookup.catalog.id(of: options.key, table: options.table)
    let text = try lookup.text(
      of: id, arguments: arguments, preferences: localeOptions.preferences, formatting: formatting,
      as: form.as)
    try Terminal.write(form.as.lines(of: text))
  }
}
