import ArgumentParser
import Foundation
import L10nCore
import L10nInterchange
import L10nLint
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Imports translations from XLIFF files, terms, or an SDK's tables, into a catalog.",
    discussion: """
      Reads XLIFF 1.x and 2.x from l10n export, Xcode and translation tools, and Xcode's localization catalogs (.xcloc). An entry that would break something is \
      refused, with the reason: arguments of another type, unknown keys, plural forms that the language does not have, \
      whatever is an error of l10n lint. \
      A file's 'original' names its table by its path, below the catalog's folder or a folder above it; a part whose \
      table does not exist, or could be one of several, is refused. \
      All others are imported, and only their bytes change in the catalog's files. Untranslated texts stay unchanged. \
      The exit status is 1 when something is refused.

      A language that the catalog does not have yet gets its directory and tables where l10n.yml lists it under \
      'locales', where it has an empty directory, or with --create.

      Of a termbase in TBX it adds the names that stay unchanged and the deprecated terms to 'glossary' in l10n.yml, \
      which keeps its order and comments and loses nothing. Where l10n.yml says something else about a term, that is \
      reported, and the exit status is 1.

      With --key-map it imports an SDK's tables with the catalog's keys: a folder or a file, and the catalog's folder, \
      which need not exist yet. Keys that are not in the map are kept and reported; l10n export --key-map writes the \
      tables back as they were.

      EXAMPLE:
        l10n import fr.xliff de.xliff Localizations --dry-run
        l10n import Translations/fr.xcloc
        l10n import terms.tbx Localizations
        l10n import SDK.bundle Custom --key-map sdk.keys.yml
      """)

  @Argument(
    help: ArgumentHelp(
      "The XLIFF files, .xcloc folders or TBX files, and the catalog's folder, found as in other commands if left out.",
      valueName: "path"),
    completion: .file(extensions: ["xliff", "xlf", "tbx"]))
  var paths: [String]

  @Option(
    help: ArgumentHelp("A map from an SDK's keys to those of the catalog, for the SDK's tables.", valueName: "file"),
    completion: .file(extensions: ["yml"]))
  var keyMap: String?

  @Flag(help: "Add the languages that the catalog does not have yet, also to 'locales' in l10n.yml.")
  var create = false

  @Flag(help: "Import also where a folder of the catalog cannot be read; exit with 1.")
  var keepGoing = false

  @Flag(help: "Write nothing; print what would change as a unified diff.")
  var dryRun = false

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    if keyMap != nil, paths.count > 2 {
      throw ValidationError("--key-map takes one folder or file, and the catalog's")
    }
  }

  func run() throws {
    if let keyMap {
      let folder =
        try paths.count > 1 ? paths[1] : CatalogAccess.found(verbosity, orElse: CatalogSearch.conventionalFolder)
      let access = try CatalogAccess(folder, verbosity)
      return try KeyMapImport(paths[0], map: keyMap, into: access, dryRun: dryRun, verbosity).run()
    }
    let (files, access) = try arguments()
    let termbases = files.filter { $0.hasSuffix(".tbx") }
    if !termbases.isEmpty {
      guard termbases.count == files.count else {
        throw Terminal.misuse(
          "terms and translations are imported one after the other", help: "name only the TBX files")
      }
      return try TermImport(termbases, into: access, dryRun: dryRun, verbosity).run()
    }
    let readings = try files.map { path in
      try Terminal.orFail { XLIFFReading(try FileReader.bytes(of: path), path: path) }
    }
    var session = access.session(reading: [])
    let loaded = try access.load(&session, requiring: .files)
    let unread = CatalogAccess.unread(of: loaded, .layout)
    if !keepGoing {
      try access.require(
        .layout, of: loaded, orElse: "nothing was imported", help: "--keep-going imports into what can be read")
    }
    Terminal.report(access.reporter(for: loaded).text(for: unread))
    guard !loaded.catalog.files.isEmpty else { throw access.emptyCatalog }

    let new = newLanguages(of: readings, in: loaded.catalog, access)
    let catalog = loaded.catalog.adding(new.map { CatalogLocale(directory: $0.description, tag: $0) })
    var incoming = XLIFFImport(
      catalog, folder: URL(filePath: access.folder).standardizedFileURL.path(percentEncoded: false))
    for reading in readings { incoming.read(reading.document) }
    let linted = try linted(&incoming, into: catalog, session, access.reporter(for: loaded))
    let (changed, refusals) = (linted.files, linted.obstacles)
    let findings = (readings.flatMap(\.diagnostics) + incoming.diagnostics).sorted(by: Diagnostic.precedes)
    let sources = Dictionary(zip(files, readings.map(\.source))) { first, _ in first }
    Terminal.report(TextReporter(root: ".", sources: sources).text(for: findings))
    Terminal.report(access.reporter(for: loaded).text(for: refusals))
    let isWhole = try write(changed, to: access, loaded, adding: new)

    let refused = incoming.refusedCount + refusals.count
    let counts = [
      (incoming.texts.count - refusals.count, dryRun ? "would change" : "changed"),
      (incoming.unchangedCount, "unchanged"),
      (incoming.untranslatedCount, "without a translation"), (refused, "refused"),
    ]
    let summary = counts.map { "\($0.withSeparators) \($1)" }.joined(separator: ", ") + "\n"
    // Standard output is a patch.
    if !dryRun { try verbosity.print(summary) } else if !verbosity.quiet { Terminal.report(summary) }
    if !isWhole || !unread.isEmpty || refused > 0 || findings.contains(where: { $0.severity == .error }) {
      throw ExitCode(1)
    }
  }

  /// Leaves out the translations that `l10n lint` would report as errors, and reports those that lose an argument.
  private func linted(
    _ incoming: inout XLIFFImport, into catalog: Catalog, _ session: CatalogSession, _ reporter: TextReporter
  ) throws -> LintedTexts {
    let texts = Dictionary(uniqueKeysWithValues: incoming.texts.enumerated().map { ($0.offset, $0.element) })
    let linted: LintedTexts
    do {
      linted = try ProgressLine.standard.during("checking \(session.folder.path)") {
        try LintedTexts(texts, into: catalog, session) { $0.refusesImports || $0.isLostForm(of: catalog) }
      }
    } catch let refusal as Refusal {
      throw Terminal.failure(refusal, reporter)
    } catch {
      throw Terminal.failure("\(error)")
    }
    for finding in linted.findings where finding.isShownByImports {
      for index in linted.indices(of: finding) { incoming.report(finding, .warning, about: index) }
    }
    incoming.leaveOut(Dictionary(linted.refused.map { ($0.index, $0.fault) }) { first, _ in first })
    return linted
  }

  /// The XLIFF files, and the catalog's folder if the arguments name one.
  private func arguments() throws -> (files: [String], access: CatalogAccess) {
    let folders = paths.filter { FileReader.isFolder($0) && !$0.isXcloc }
    let files = try paths.filter { !folders.contains($0) }.flatMap { $0.isXcloc ? try translations(in: $0) : [$0] }
    guard folders.count <= 1 else { throw Terminal.misuse("'\(folders[1])' is a second folder") }
    guard !files.isEmpty else { throw Terminal.misuse("there is no XLIFF or TBX file among the arguments") }
    return (files, try CatalogAccess(folders.first, verbosity))
  }

  /// The translation files of Xcode's localization catalog.
  private func translations(in path: String) throws -> [String] {
    guard FileReader.isFolder(path) else { return [path] }
    let folder = CatalogFolder(path).path
    let localized = "\(folder)/\(XclocFolder.localizedContents)"
    let names = (try? FolderFiles.paths(below: localized, suffixes: [".xliff"])) ?? []
    let files = names.filter { !$0.contains("/") }
    if files.isEmpty {
      throw Terminal.failure(
        "'\(path)' has no XLIFF file in '\(XclocFolder.localizedContents)'", help: "export it again")
    }
    return files.map { "\(localized)/\($0)" }
  }

  /// The languages of the files to add to the catalog.
  private func newLanguages(of readings: [XLIFFReading], in catalog: Catalog, _ access: CatalogAccess) -> [LanguageTag]
  {
    var known = Set(catalog.locales.map(\.tag))
    let named = readings.flatMap(\.document.files).compactMap {
      $0.targetLanguage.flatMap(LanguageTag.init(directoryName:))
    }
    return named.filter { tag in
      let isWanted =
        create || catalog.configuration.locales?.contains { $0.tag == tag } == true
        || FileReader.isFolder(access.path("\(tag).lproj"))
      return isWanted && known.insert(tag).inserted
    }
  }

  /// - Returns: `false` if a file has changed on disk meanwhile and was not written.
  private func write(
    _ files: [SourceFile], to access: CatalogAccess, _ loaded: CatalogFolder.Loaded, adding languages: [LanguageTag]
  ) throws -> Bool {
    var changed = ChangedFiles()
    changed.add(files, of: loaded.catalog, at: access, verb: "wrote")
    if !files.isEmpty { changed.declare(languages, in: loaded, at: access) }
    if !dryRun { return try changed.write(orElse: "nothing was imported", verbosity) }
    try changed.showDiff()
    return true
  }
}

extension Diagnostic {
  /// Whether an import refuses the translations that cause it. Forms that a translator has left out are accepted: they
  /// can follow. See `isLostForm(of:)` for those that the catalog has.
  fileprivate var refusesImports: Bool {
    severity == .error && !isGap && !["plural-missing-category", "unreviewed-translation"].contains(ruleID)
  }

  /// Whether a plural lacks a form after an import that it has before.
  ///
  /// - Parameter catalog: the one before the import.
  fileprivate func isLostForm(of catalog: Catalog) -> Bool {
    guard ruleID == "plural-missing-category", severity == .error, let table = subject.table, let key = subject.key,
      let locale = catalog.locales.firstIndex(where: { $0.directory == subject.locale })
    else { return false }
    let entry = catalog.entries(locale: locale, layer: nil)[TextID(table: table, key: TableKey(key))]
    return entry.map { $0.loaded.state != .new } ?? false
  }

  /// Whether an import reports it immediately, before `l10n lint` does.
  fileprivate var isShownByImports: Bool { ruleID == "argument-missing" }
}

extension String {
  /// Whether this is the path of Xcode's localization catalog.
  fileprivate var isXcloc: Bool { CatalogFolder(self).path.hasSuffix(XclocFolder.suffix) }
}
