import ArgumentParser
import L10nCore
import L10nRuntime
import L10nWorkspace

struct LockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lock", abstract: "Records which development text each translation was made from.",
    usage: "l10n lock [<folder>] [--accept <key> …] [--locale <tag,…>] [--check] [--dry-run] [<options>]",
    discussion: """
      The file, l10n.lock in the catalog's folder, has fingerprints of the texts and belongs in version control. A \
      translation that has changed since the file was written counts as made from the current development text. For \
      others the file keeps the text that they were made from; where that text has changed, 'l10n lint' reports \
      stale-translation: translate it again, or use --accept if it still fits. Write the file with every change of texts.

      EXAMPLE:
        l10n lock Localizations
        l10n lock Localizations --accept controls.play.label --locale fr,de
        l10n lock Localizations --check
      """)

  @OptionGroup var options: CatalogOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("A key whose translations still fit the development text; may be repeated.", valueName: "key"))
  var accept: [String] = []

  @Option(help: ArgumentHelp("The locales of --accept; all by default.", valueName: "tag,…"))
  var locale: [String] = []

  @Flag(help: "Write nothing; exit with 1 when the file is out of date.")
  var check = false

  @Flag(help: "Write nothing; print what would change as a unified diff, and exit with 1.")
  var dryRun = false

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    if !locale.isEmpty, accept.isEmpty {
      throw ValidationError("--locale is for --accept: the translations that it accepts")
    }
    if check, !accept.isEmpty { throw ValidationError("--check changes nothing, so it takes no --accept") }
    _ = try tags
  }

  private var tags: [LanguageTag]? {
    get throws { try LanguageTag.list(locale) }
  }

  mutating func run() throws {
    try options.find(verbosity)
    let loaded = try options.access.load(reading: .lock, requiring: .texts, orElse: "nothing was written")
    let catalog = loaded.catalog
    guard !catalog.files.isEmpty else { throw options.access.emptyCatalog }
    let accepted = try acceptedIDs(in: catalog)
    let directories = try Set(catalog.translationIndices(of: tags).map { catalog.locales[$0].directory })
    let lock = (catalog.lock ?? TranslationLock()).updated(for: catalog) { id, directory in
      accepted.contains(id) && directories.contains(directory)
    }
    let path = options.access.path(TranslationLock.fileName)
    if check {
      guard lock != catalog.lock else { return try verbosity.print("\(path) is up to date\n") }
      Terminal.report(
        error: catalog.lock == nil ? "there is no '\(path)'" : "'\(path)' is out of date",
        help: "run l10n lock without --check, and commit the file")
      throw ExitCode(1)
    }
    let old = catalog.sources[TranslationLock.fileName]?.bytes
    let new = lock == catalog.lock ? old : Array(lock.text.utf8)
    guard let new, new != old else { return try verbosity.print("\(path) is up to date: \(summary(lock))\n") }
    var file = ChangedFiles()
    file.add(new, to: path, insteadOf: old, note: "wrote \(path): \(summary(lock))\n")
    if dryRun {
      try file.showDiff()
      throw ExitCode(1)
    }
    guard try file.write(verbosity) else { throw ExitCode(1) }
  }

  /// The texts of the accepted keys, in any table.
  ///
  /// - Throws: exit status 64, with a message, for a key that the development language does not have.
  private func acceptedIDs(in catalog: Catalog) throws -> Set<TextID> {
    if accept.isEmpty { return [] }
    let ids = Dictionary(grouping: catalog.developmentIDs, by: \.key.text)
    return try accept.reduce(into: []) { accepted, key in
      guard let found = ids[key] else {
        throw Terminal.misuse(
          "the development language has no '\(key)'",
          help: Suggestion.question(key, among: ids.keys))
      }
      accepted.formUnion(found)
    }
  }

  private func summary(_ lock: TranslationLock) -> String {
    let stale = lock.staleCount == 0 ? "none" : "\(lock.staleCount)"
    return "\(lock.translationCount.counted("translation")), \(stale) from a text that has changed since"
  }
}
