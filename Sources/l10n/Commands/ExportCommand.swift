import ArgumentParser
import Foundation
import L10nCore
import L10nInterchange
import L10nReport
import L10nRuntime
import L10nWorkspace

extension XLIFFVersion: ExpressibleByArgument {}

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes XLIFF files, Xcode's localization catalogs, memories and termbases for translators.",
    discussion: """
      A file has the texts of the development language with their comments and existing translations. Specifiers are \
      marked up so that translation tools protect them; plural texts have the forms that the language needs. Texts of \
      override layers, and texts that are not to be translated, are left out. A language that the catalog does not \
      have yet gets all texts to be translated; l10n import --create takes them.

      With --to xcloc it writes a folder for each language that Xcode and editors of localization catalogs open: the \
      translations in XLIFF, the development tables, and a description. In a folder that already exists, only what \
      changed is written again; notes and pictures stay. --pictures adds the player of 'l10n report' in the language, with \
      the control of a text marked and what a screen reader says of it; that needs Chromium.

      With --to tmx it writes one file with what is translated into all languages, which translation tools and l10n \
      suggest take as a memory.

      With --to tbx it writes the words of 'glossary' in l10n.yml as a termbase, which l10n import takes back. XLIFF 2.1 \
      carries the terms that a text has: the names to keep, and those of the TBX files that --terms names.

      With --key-map it writes tables with the keys of an SDK instead, whose texts they replace.

      EXAMPLE:
        l10n export --locale fr,de --only-missing --output ForTranslators
        l10n export App/Resources --locale de --xliff-version xcode
        l10n export App/Resources --to xcloc --pictures --output Translations
        l10n export Custom --key-map sdk.keys.yml --output App/Resources
      """)

  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp(
      "The languages to translate into; by default all but the development language.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      What is written: xliff; xcloc, a folder for each language; tmx, a memory of all translations; or tbx, \
      the glossary.
      """, valueName: "format"))
  var to: ExportFormat = .xliff

  @Option(help: ArgumentHelp("The version of XLIFF; 'xcode' is 1.2 as Xcode writes it.", valueName: "version"))
  var xliffVersion: XLIFFVersion = .v1

  @Option(
    help: ArgumentHelp(
      """
      The project's folder, from which the paths of tables start; by default the catalog's, for Xcode that of the Xcode \
      project around it.
      """, valueName: "path"),
    completion: .directory)
  var projectRoot: String?

  @Option(
    help: ArgumentHelp(
      "The folder for the files, or for one language a file with the suffix .xliff or .xlf.", valueName: "path"),
    completion: .directory)
  var output: String = "."

  @Flag(help: "Leave out translated texts.")
  var onlyMissing = false

  @Flag(help: "Add translations of the same and of similar texts to texts without one.")
  var matches = false

  @Flag(help: "With --to xcloc: add pictures of the controls that l10n.yml declares, which Chromium draws.")
  var pictures = false

  @OptionGroup var memory: MemoryOptions

  @OptionGroup var terms: TermOptions

  @Flag(help: "Leave out what cannot be read of a table; exit with 1.")
  var keepGoing = false

  @Option(
    help: ArgumentHelp("A map from an SDK's keys to those of the catalog: write the SDK's tables.", valueName: "file"),
    completion: .file(extensions: ["yml"]))
  var keyMap: String?

  @OptionGroup var verbosity: VerbosityOptions

  /// Whether a part of the catalog could not be read.
  private var hasLeftOut = false

  func validate() throws {
    if keyMap != nil, onlyMissing || to != .xliff {
      throw ValidationError("--only-missing and --to are for translators, not for --key-map")
    }
    if matches, to != .xliff || keyMap != nil { throw ValidationError("--matches are for XLIFF files") }
    if pictures, to != .xcloc { throw ValidationError("--pictures are for --to xcloc") }
    if !matches, !memory.memory.isEmpty { throw ValidationError("--memory is for --matches") }
    if !terms.terms.isEmpty, to != .xliff || xliffVersion != .v2 || keyMap != nil {
      throw ValidationError("--terms is for --xliff-version 2.1")
    }
    if to != .xliff, onlyMissing {
      throw ValidationError("--to \(to.rawValue) writes all texts; leave out --only-missing")
    }
  }

  mutating func run() throws {
    try options.find(verbosity)
    if let keyMap {
      if output.hasSuffix(".strings") || isFile {
        throw Terminal.misuse("'\(output)' is one file, and a table of each language is written", help: "name a folder")
      }
      let tags = try LanguageTag.list(locale)
      return try KeyMapExport(map: keyMap, of: options.access).write(to: output, tags, verbosity)
    }
    let loaded = try readCatalog()
    let known = Set(loaded.locales.map(\.tag))
    let new = try (LanguageTag.list(locale) ?? []).filter { !known.contains($0) }
    let catalog = loaded.adding(new.map { CatalogLocale(directory: $0.description, tag: $0) })
    let locales = try catalog.translationIndices(of: LanguageTag.list(locale))
    if isFile, locales.count > 1 || to == .xcloc {
      throw Terminal.misuse("'\(output)' is one file for \(locales.count) languages", help: "name a folder")
    }
    if to == .tmx || to == .tbx {
      try SingleFileExport(catalog: catalog, access: options.access, output: output, verbosity: verbosity).write(
        to, locales, terms.tbxVersion)
      if hasLeftOut { throw ExitCode(1) }
      return
    }
    let folder = try folderInProject()
    var export = XLIFFExport(
      catalog, for: to == .xcloc ? .xcode : xliffVersion, onlyMissing: onlyMissing, folder: folder)
    if matches { export.memory = (try memory.memory(for: catalog), memory.minScore) }
    if xliffVersion == .v2 { export.termbase = try terms.termbase(for: catalog) }
    if to == .xcloc {
      let folders = XclocExport(
        catalog: catalog, export: export, folder: folder, project: projectName, output: output,
        hasPictures: pictures)
      try folders.write(locales, root: options.access.folder, verbosity)
      if hasLeftOut { throw ExitCode(1) }
      return
    }
    var (files, notes) = (ChangedFiles(), [String]())
    for locale in locales {
      let directory = catalog.locales[locale].directory
      var writer = XLIFFWriter(xliffVersion)
      let text = writer.text(of: export.document(locale: locale))
      let reporter = TextReporter(root: options.access.folder, sources: catalog.sources)
      Terminal.report(reporter.text(for: writer.diagnostics))
      let count = writer.unitCount
      guard count > 0 else {
        notes.append("nothing to translate into \(directory)")
        continue
      }
      let path = isFile ? output : CatalogAccess(folder: output).path("\(directory).xliff")
      try files.add(output: Array(text.utf8), to: path, note: "")
      let isNew = new.contains(catalog.locales[locale].tag)
      notes.append(
        "wrote \(path) (\(count.counted("text"))\(isNew ? ", a language that the catalog lacks" : ""))"
      )
    }
    guard try files.write(verbosity) else { throw ExitCode(1) }
    for note in notes { try verbosity.print(note) }
    if hasLeftOut { throw ExitCode(1) }
  }

  /// The catalog; unreadable parts are reported, and end the run unless it should keep going.
  private mutating func readCatalog() throws -> Catalog {
    let loaded = try options.access.load(requiring: .nothing)
    try options.access.require(.files, of: loaded, orElse: "nothing was written")
    let unread = CatalogAccess.unread(of: loaded, .texts)
    if !keepGoing {
      try options.access.require(
        .texts, of: loaded, orElse: "nothing was written", help: "--keep-going leaves out what cannot be read")
    }
    let warnings =
      loaded.diagnostics.filter { $0.severity != .error } + loaded.catalog.files.phraseWarnings("not exported")
    Terminal.report(options.access.reporter(for: loaded).text(for: (unread + warnings).sorted(by: Diagnostic.precedes)))
    guard !loaded.catalog.files.isEmpty else { throw options.access.emptyCatalog }
    hasLeftOut = !unread.isEmpty
    return loaded.catalog
  }

  /// The path of the catalog's folder below the project's.
  ///
  /// - Throws: exit status 64, with a message, if it is not below the project's folder.
  private func folderInProject() throws -> String {
    let folder = URL(filePath: options.access.folder).standardizedFileURL.pathComponents
    guard let projectRoot else {
      guard xliffVersion == .xcode || to == .xcloc else { return "" }
      let roots = folder.indices.reversed().map { Array(folder[...$0]) }
      let root = roots.first { Self.project(in: $0) != nil }
      return folder.dropFirst(root?.count ?? folder.count).joined(separator: "/")
    }
    let root = URL(filePath: projectRoot).standardizedFileURL.pathComponents
    guard folder.starts(with: root) else {
      throw Terminal.misuse("'\(options.access.folder)' is not below '\(projectRoot)'")
    }
    return folder.dropFirst(root.count).joined(separator: "/")
  }

  /// The name of the project around the catalog, or that of the catalog's folder without a project.
  private var projectName: String {
    let folder = URL(filePath: projectRoot ?? options.access.folder).standardizedFileURL.pathComponents
    let roots = folder.indices.reversed().map { Array(folder[...$0]) }
    return roots.lazy.compactMap(Self.project).first ?? folder.last ?? ""
  }

  /// The Xcode project in a folder, or else the workspace.
  private static func project(in folder: [String]) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: NSString.path(withComponents: folder))) ?? []
    return names.sorted().first { $0.hasSuffix(".xcodeproj") } ?? names.first { $0.hasSuffix(".xcworkspace") }
  }

  private var isFile: Bool { output.hasSuffix(".xliff") || output.hasSuffix(".xlf") }
}
