import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime
import L10nWorkspace

struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Adds the entries that other locales lack, to be translated.",
    discussion: """
      Missing entries are added next to their neighbors in the development table: the development text with its \
      comment, the plural categories of the locale, and the comment 'l10n:untranslated'. Such a text still counts as \
      missing. Locales under 'partial' in l10n.yml get none, and override layers are left alone. Entries that the \
      development language does not have are listed, and removed only with --remove.

      With --prefill texts that the catalog, or a translation memory that --memory names, has translated already are \
      filled in, as l10n suggest lists them: the same text as a translation, a similar one to be reviewed. In a String \
      Catalog its state says so; elsewhere it counts as missing, and its comment names the score. A text that is there \
      is never replaced.

      A table is left alone when a file of it is broken or binary; the exit status is then 2 or 1. It is 1, too, with \
      --check and --dry-run when something would change.

      EXAMPLE:
        l10n sync Localizations --dry-run
        l10n sync Localizations --locale fr,pt-BR --remove
        l10n sync --prefill --memory company.tmx
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("Change only these locales.", valueName: "tag,…"))
  var locale: [String] = []

  @Flag(help: "Remove the entries that the development language does not have.")
  var remove = false

  @Flag(help: "Fill in translations of the same and of similar texts.")
  var prefill = false

  @OptionGroup var memory: MemoryOptions

  @Flag(help: "Write nothing; exit with 1 when something would change.")
  var check = false

  @Flag(help: "Write nothing; print what would change as a unified diff, and exit with 1 when something would.")
  var dryRun = false

  private var tags: [LanguageTag]? {
    get throws { try LanguageTag.list(locale) }
  }

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    _ = try tags
    if !prefill, !memory.memory.isEmpty { throw ValidationError("--memory is for --prefill") }
  }

  mutating func run() throws {
    try options.find(verbosity)
    let loaded = try options.access.load(requiring: .layout, about: tags, orElse: "nothing was changed")
    guard !loaded.catalog.files.isEmpty else { throw options.access.emptyCatalog }
    let tags = try tags
    let filling = prefill ? try Prefilling(loaded.catalog, tags, memory) : nil
    let catalog = filling?.catalog ?? loaded.catalog
    let new = try newLocales(in: catalog, tags)
    let synchronization = Synchronization(catalog, locales: tags, adding: new, removesObsolete: remove)
    let refusals = (filling?.refusals ?? []) + synchronization.refusals
    let listed = (remove ? [] : synchronization.obsolete) + refusals
    Terminal.report(options.access.reporter(for: loaded).text(for: listed.sorted(by: Diagnostic.precedes)))
    let isWhole = refusals.isEmpty && !ReadingStatus.isPartial
    var files = ChangedFiles()
    let changed = synchronization.changedFiles(after: filling)
    files.add(changed, of: loaded.catalog, at: options.access, verb: "wrote")
    let writes = !check && !dryRun
    if dryRun { try files.showDiff() }
    if writes {
      guard try files.write(orElse: "nothing was changed", verbosity) else { throw ExitCode(1) }
      try verbosity.print(summary(synchronization, filling, files: changed.count, isWhole: isWhole))
    }
    if !refusals.isEmpty || !writes && !changed.isEmpty { throw ExitCode(1) }
  }

  /// The requested locales without tables: those that `l10n.yml` lists, and those that have a directory.
  ///
  /// - Throws: exit status 64, with a message, for a locale that the catalog should not have.
  private func newLocales(in catalog: Catalog, _ tags: [LanguageTag]?) throws -> [CatalogLocale] {
    let known = Set(catalog.locales.map(\.tag))
    let declared = (catalog.configuration.locales ?? []).map(\.tag).filter { !known.contains($0) }
    guard let tags else { return declared.map { CatalogLocale(directory: $0.description, tag: $0) } }
    return try tags.filter { !catalog.translationIndices.map { catalog.locales[$0].tag }.contains($0) }.map { tag in
      let hasDirectory = FileReader.isFolder(options.access.path("\(tag).lproj"))
      guard !known.contains(tag), declared.contains(tag) || hasDirectory else {
        throw catalog.untranslated(tag.description)
      }
      return CatalogLocale(directory: tag.description, tag: tag)
    }
  }

  /// - Parameter isWhole: whether all tables could be read.
  private func summary(
    _ synchronization: Synchronization, _ filling: Prefilling?, files: Int, isWhole: Bool
  ) -> String {
    if files == 0 {
      return isWhole ? "\(options.access.folder) is in sync with its development language\n" : "nothing was changed\n"
    }
    return files.counted("file") + " changed: "
      + (filling.map { $0.translatedCount.counted("text") + " filled in, \($0.reviewCount) to be reviewed, " }
        ?? "")
      + synchronization.stubCount.counted("text") + " to be translated, "
      + synchronization.removedCount.counted("entry", "entries") + " removed\n"
  }
}

extension Synchronization {
  /// The files that both change, in order of their paths.
  fileprivate func changedFiles(after filling: Prefilling?) -> [SourceFile] {
    guard let filling else { return changedFiles }
    let own = Set(changedFiles.map(\.path))
    return (changedFiles + filling.files.filter { !own.contains($0.path) }).sorted { $0.path < $1.path }
  }
}
