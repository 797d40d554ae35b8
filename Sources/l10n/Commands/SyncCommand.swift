import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime
import L10nWorkspace
import StringsFormat

struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Brings the other locales in line with the development language.",
    discussion: """
      What a locale lacks is added next to its neighbours in the development table: the development text with its \
      comment, the plural categories of the locale, and the line 'l10n:untranslated'. Such a text still counts as \
      missing. Locales that l10n.yml names under 'partial' get none, and override layers are left alone. Entries that \
      the development language does not have are listed, and removed only with --remove.

      With --dry-run the exit status is 1 when something would change. It is 1, too, when a table is left alone because \
      a file of it is broken or binary.

      EXAMPLE:
        l10n sync Localizations --dry-run
        l10n sync Localizations --locale fr,pt-BR --remove
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("The locales to be changed; all by default.", valueName: "tag,…"))
  var locale: String?

  @Flag(help: "Remove the entries that the development language does not have.")
  var remove = false

  @Flag(help: "Write nothing; print what would change as a unified diff.")
  var dryRun = false

  private var tags: [LanguageTag]? {
    get throws { try locale.map(LanguageTag.list) }
  }

  @OptionGroup var talk: TalkOptions

  func validate() throws { _ = try tags }

  func run() throws {
    let loaded = try options.access.load(requiring: .layout, orElse: "nothing was changed")
    let catalog = loaded.catalog
    guard !catalog.files.isEmpty else { throw options.access.emptyCatalog }
    let tags = try knownTags(in: catalog)
    let synchronization = Synchronization(catalog, locales: tags, removesObsolete: remove)
    let listed = (remove ? [] : synchronization.obsolete) + synchronization.refusals
    Terminal.complain(options.access.reporter(for: loaded).text(for: listed.sorted(by: Diagnostic.precedes)))
    if dryRun {
      for file in synchronization.changedFiles { try Terminal.write(diff(file, in: catalog)) }
    } else {
      var files = ChangedFiles()
      files.add(synchronization.changedFiles, of: catalog, at: options.access, verb: "wrote")
      guard try files.write(orElse: "nothing was changed", talk) else { throw ExitCode(1) }
      try talk.tell(summary(synchronization))
    }
    if !synchronization.refusals.isEmpty || dryRun && !synchronization.changedFiles.isEmpty { throw ExitCode(1) }
  }

  /// - Throws: exit status 64, with a message, for a locale that the catalogue does not have.
  private func knownTags(in catalog: Catalog) throws -> [LanguageTag]? {
    let tags = try tags
    let known = catalog.translationIndices.map { catalog.locales[$0].tag }
    for tag in tags ?? [] where !known.contains(tag) {
      throw Terminal.misuse(
        "'\(options.access.folder)' has no translation into '\(tag)'",
        help: known.isEmpty ? nil : "it has \(known.map(\.description).sorted().joined(separator: ", "))")
    }
    return tags
  }

  private func diff(_ file: SourceFile, in catalog: Catalog) -> String {
    let old = catalog.sources[file.path].map { $0[0..<$0.utf8.count] }
    let text = SourceText(decoding: file.bytes)
    return UnifiedDiff(from: old, to: text[0..<text.utf8.count], path: options.access.path(file.path)).text
  }

  private func summary(_ synchronization: Synchronization) -> String {
    let files = synchronization.changedFiles.count
    if files == 0 { return "\(options.access.folder) is in line with its development language\n" }
    func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
    return count(files, "file", "files") + " changed: "
      + count(synchronization.stubCount, "text", "texts") + " to be translated, "
      + count(synchronization.removedCount, "entry", "entries") + " removed\n"
  }
}
