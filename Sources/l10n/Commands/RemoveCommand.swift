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
    let id = try TextLookup(catalog: loaded.catalog, access: access).id(of: text.key, table: text.table)
    try KeyEdit(removing: id, in: loaded.catalog).write(loaded, access, isDryRun: dryRun, verbosity)
  }
}

extension KeyEdit {
  /// Writes the files, or says why nothing is changed.
  ///
  /// - Throws: exit status 1 where something is refused, or a file changed on disk meanwhile.
  func write(
    _ loaded: CatalogFolder.Loaded, _ access: CatalogAccess, isDryRun: Bool, _ verbosity: VerbosityOptions
  ) throws {
    Terminal.report(access.reporter(for: loaded).text(for: refusals))
    if !refusals.isEmpty { throw ExitCode(1) }
    let sources = loaded.catalog.sources.merging(loaded.configurationSource) { first, _ in first }
    var files = ChangedFiles()
    for file in changedFiles {
      let path = access.path(file.path)
      files.add(file.bytes, to: path, insteadOf: sources[file.path]?.bytes, note: "wrote \(path)\n")
    }
    if isDryRun { return try files.showDiff() }
    guard
      try files.write(ties: [Set(changedFiles.map { access.path($0.path) })], orElse: "nothing was changed", verbosity)
    else { throw ExitCode(1) }
  }
}
