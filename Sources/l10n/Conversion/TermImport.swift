import ArgumentParser
import L10nCore
import L10nInterchange
import L10nReport
import L10nSyntax
import L10nWorkspace

/// Imports termbases: their names and banned words go into the settings of the rule `glossary` in `l10n.yml`.
struct TermImport {
  private let readings: [(path: String, reading: TBXReading)]
  private let access: CatalogAccess
  private let isDry: Bool
  private let verbosity: VerbosityOptions

  /// - Throws: exit status 2, with messages, if a file cannot be read.
  init(_ paths: [String], into access: CatalogAccess, dryRun: Bool, _ verbosity: VerbosityOptions) throws {
    readings = try paths.map { ($0, try TBXReading(file: $0)) }
    self.access = access
    (isDry, self.verbosity) = (dryRun, verbosity)
  }

  /// - Throws: exit status 1, with messages, if the settings contradict a term; 2 if they cannot be read or written.
  func run() throws {
    let loaded = try access.load(requiring: .layout, orElse: "nothing was imported")
    let additions = GlossaryAdditions(
      Termbase(readings.flatMap(\.reading.termbase.concepts)), to: loaded.catalog)
    let sources = Dictionary(readings.map { ($0.path, $0.reading.source) }) { first, _ in first }
    Terminal.report(TextReporter(root: ".", sources: sources).text(for: additions.conflicts))
    let isWritten = try write(additions, to: loaded)
    let counts = additions.counts
    let summary =
      "\(counts.names.counted("name")), \(counts.exceptions.counted("exception")) and "
      + "\(counts.banned.counted("banned word")) \(isDry ? "would be added" : "added"), "
      + "\(additions.knownCount.withSeparators) there already, \(additions.leftOutCount.withSeparators) left out\n"
    // Standard output is a patch.
    if !isDry { try verbosity.print(summary) } else if !verbosity.quiet { Terminal.report(summary) }
    if additions.leftOutCount > 0, !verbosity.quiet {
      Terminal.report(
        note: "left out are terms with translations, those of other languages, and deprecated ones in use elsewhere",
        help: "l10n export --xliff-version 2.1 --terms gives them to translators")
    }
    if !isWritten || !additions.conflicts.isEmpty { throw ExitCode(1) }
  }

  /// - Returns: `false` if the file has changed on disk meanwhile and was not written.
  private func write(_ additions: GlossaryAdditions, to loaded: CatalogFolder.Loaded) throws -> Bool {
    let file = loaded.configurationSource.first
    let path = file?.key ?? Configuration.fileName
    var source = file?.value ?? SourceText(decoding: [])
    // A new list is inserted first into the settings of the rule.
    for list in additions.additions.reversed() {
      guard let bytes = RuleSettingEdit(.option(list.names), of: "glossary", in: source, at: path).adding(list.texts)
      else {
        throw Terminal.failure(
          "nothing was imported: '\(access.path(path))' is written in a way that 'glossary' cannot be added to",
          help: "write it as 'rules: {glossary: {\(list.names.joined(separator: ": {")): […]'")
      }
      source = SourceText(decoding: bytes)
    }
    if additions.additions.isEmpty { return true }
    var changed = ChangedFiles()
    let shown = access.path(path)
    changed.add(source.bytes, to: shown, insteadOf: file?.value.bytes, note: "wrote \(shown)\n")
    if !isDry { return try changed.write(orElse: "nothing was imported", verbosity) }
    try changed.showDiff()
    return true
  }
}
