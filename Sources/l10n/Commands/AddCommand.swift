import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime
import L10nWorkspace

struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds languages to a catalog.",
    discussion: """
      Makes a directory with a table for each one of the development language, and adds the language to 'locales' in \
      l10n.yml where that lists them. The tables are empty; with --stubs they have the development texts, to be \
      translated, each with its comment, the plural categories of the language, and the comment 'l10n:untranslated'. \
      A regional variant needs only the texts in which it differs, so its tables stay empty.

      String Catalogs hold all languages in one file and have each from its first text on: l10n \
      export writes what is to be translated, and l10n import --create takes it.

      EXAMPLE:
        l10n add fr
        l10n add Localizations fr,pt-BR --stubs
      """)

  @Argument(help: ArgumentHelp("The catalog's folder; found as in other commands if left out.", valueName: "folder"))
  var first: String

  @Argument(help: ArgumentHelp("The languages.", valueName: "tag,…"))
  var second: String?

  @Flag(help: "Write the development texts into the tables, to be translated.")
  var stubs = false

  @Flag(help: "Write nothing; print what would change as a unified diff.")
  var dryRun = false

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws { _ = try LanguageTag.list([second ?? first]) }

  func run() throws {
    let access = try CatalogAccess(second == nil ? nil : first, verbosity)
    let loaded = try access.load(requiring: .layout, orElse: "nothing was changed")
    let catalog = loaded.catalog
    guard !catalog.files.isEmpty else { throw access.emptyCatalog }
    let tags = try LanguageTag.list([second ?? first]) ?? []
    for tag in tags where catalog.locales.contains(where: { $0.tag == tag }) {
      throw Terminal.misuse("'\(access.folder)' has '\(tag)' already", help: stubsHelp(for: tag, access))
    }
    let synchronization = Synchronization(
      catalog, locales: [], adding: tags.map { CatalogLocale(directory: $0.description, tag: $0) },
      addsEmptyTables: !stubs)
    Terminal.report(access.reporter(for: loaded).text(for: synchronization.refusals))
    if !synchronization.refusals.isEmpty { throw ExitCode(1) }
    var files = ChangedFiles()
    files.add(synchronization.changedFiles, of: catalog, at: access, verb: "wrote")
    files.declare(tags, in: loaded, at: access)
    if files.isEmpty {
      let names = tags.map(\.description).joined(separator: ",")
      throw Terminal.failure(
        "nothing was added: a String Catalog has a language from its first text on",
        help: "l10n export --locale \(names) writes the texts to translate, which l10n import --create takes; under "
          + "'locales' in l10n.yml the language counts at once")
    }
    if dryRun { return try files.showDiff() }
    guard try files.write(orElse: "nothing was changed", verbosity) else { throw ExitCode(1) }
  }

  private func stubsHelp(for tag: LanguageTag, _ access: CatalogAccess) -> String {
    "l10n sync \(access.folder.shellQuoted) --locale \(tag) adds the texts that it lacks"
  }
}
