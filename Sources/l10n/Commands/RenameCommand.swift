import ArgumentParser
import L10nCore
import L10nSyntax
import L10nWorkspace

struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Gives a text another key in all languages.",
    discussion: """
      The key changes in tables of every format, in every language and override layer, in l10n.lock, and where \
      l10n.yml names it: for a control, a concept or the arguments of a text. Translations stay unchanged. It also \
      changes in the Swift code under 'code' in l10n.yml, in literals and in the names of generated accessors, where \
      it is certain that they mean this text; places that may mean it are named. Code in other languages, such as \
      Kotlin, Dart or JavaScript, is not changed: search it for the key.

      All files are changed or none. Where the program is killed while it replaces them, the same command completes it.

      EXAMPLE:
        l10n rename ads.skip.label ads.skipButton.label
        l10n rename Localizations ads.skip.label ads.skipButton.label --dry-run
      """)

  @Argument(
    help: ArgumentHelp(
      "The catalog's folder, found as in other commands if left out; the key; and the new key.",
      valueName: "folder-key-new"))
  var names: [String]

  @Option(help: ArgumentHelp("The table, where several have the key.", valueName: "name"))
  var table: String?

  @Flag(help: "Write nothing; print what would change as a unified diff.")
  var dryRun = false

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    guard (2...3).contains(names.count), names.last?.isEmpty == false else {
      throw ValidationError("expected a key and a new key")
    }
  }

  func run() throws {
    let access = try CatalogAccess(names.count == 3 ? names[0] : nil, verbosity)
    let loaded = try access.load(reading: [.lock, .code], requiring: .files, orElse: "nothing was changed")
    let id = try loaded.catalog.id(of: names[names.count - 2], table: table)
    let edit = KeyEdit(
      renaming: id, to: TableKey(names[names.count - 1]), in: loaded.catalog, loaded.configurationSource,
      code: CodeIndex(of: loaded.catalog))
    try edit.write(loaded, access, isDryRun: dryRun, verbosity)
  }
}
