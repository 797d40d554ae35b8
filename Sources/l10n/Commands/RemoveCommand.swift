import ArgumentParser
import L10nCore
import L10nWorkspace

struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes a text from all languages.",
    discussion: """
      The entry goes from every language and override layer and from l10n.lock. A text that l10n.yml names, as the \
      label of a control, stays until it is taken out there. Code is not changed.

      EXAMPLE:
        l10n remove ads.skip.label
        l10n remove Localizations ads.skip.label --dry-run
      """)

  @OptionGroup var text: KeyOptions

  @Flag(help: "Write nothing; print what would change as a unified diff.")
  var dryRun = false

  @OptionGroup var verbosity: VerbosityOptions

  func run() throws {
    let access = try text.access(verbosity)
    let loaded = try access.load(reading: .lock, requiring: .files, orElse: "nothing was changed")
    let id = try loaded.catalog.id(of: text.key, table: text.table)
    try KeyEdit(removing: id, in: loaded.catalog).write(loaded, access, isDryRun: dryRun, verbosity)
  }
}
