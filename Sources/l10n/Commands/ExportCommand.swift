import ArgumentParser
import L10nCore
import L10nInterchange
import L10nReport
import L10nRuntime
import L10nWorkspace

extension XLIFFVersion: ExpressibleByArgument {}

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes XLIFF files for translators, or tables with an SDK's keys.",
    discussion: """
      A file has the texts of the development language with their comments and existing translations. Specifiers are \
      marked up so that translation tools protect them; plural texts have the forms that the language needs. Texts of \
      override layers, and texts that are not to be translated, are left out.

      With --key-map it writes tables with the keys of an SDK instead, whose texts they replace.

      EXAMPLE:
        l10n export --locale fr,de --only-missing --output ForTranslators
        l10n export Custom --key-map sdk.keys.yml --output App/Resources
      """)

  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp(
      "The languages to translate into; by default all but the development language.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("The version of XLIFF.", valueName: "version"))
  var xliffVersion: XLIFFVersion = .v1

  @Option(
    help: ArgumentHelp(
      "The folder for the files, or for one language a file with the suffix .xliff or .xlf.", valueName: "path"),
    completion: .directory)
  var output: String = "."

  @Flag(help: "Leave out translated texts.")
  var onlyMissing = false

  @Option(
    help: ArgumentHelp("A map from an SDK's keys to those of the catalog: write the SDK's tables.", valueName: "file"),
    completion: .file(extensions: ["yml"]))
  var keyMap: String?

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    if keyMap != nil, onlyMissing { throw ValidationError("--only-missing is for translators, not for --key-map") }
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
    let catalog = try options.access.loadCatalog(requiring: .texts, orElse: "nothing was written")
    let locales = try self.locales(of: catalog)
    if isFile, locales.count > 1 {
      throw Terminal.misuse("'\(output)' is one file for \(locales.count) languages", help: "name a folder")
    }
    let export = XLIFFExport(catalog, onlyMissing: onlyMissing)
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
      notes.append("wrote \(path) (\(count) \(count == 1 ? "text" : "texts"))")
    }
    guard try files.write(verbosity) else { throw ExitCode(1) }
    for note in notes { try verbosity.print(note) }
  }

  private var isFile: Bool { output.hasSuffix(".xliff") || output.hasSuffix(".xlf") }

  /// The locales asked for, in the order of the command line.
  ///
  /// - Throws: exit status 64, with a message, for one that the catalog does not have, or that is not translated into.
  private func locales(of catalog: Catalog) throws -> [Int] {
    let translated = catalog.locales.indices.filter { !catalog.developmentIndices.contains($0) }
    if locale.isEmpty { return translated }
    var found: [Int] = []
    for name in LanguageTag.names(in: locale) {
      guard let tag = LanguageTag(directoryName: name) else { throw LanguageTag.invalid(name) }
      guard let index = translated.first(where: { catalog.locales[$0].tag == tag }) else {
        throw Terminal.misuse(
          tag == catalog.development
            ? "'\(name)' is the development language" : "there is no '\(name)' in '\(options.access.folder)'",
          help:
            "the catalog is translated into \(translated.map { catalog.locales[$0].directory }.joined(separator: ", "))"
        )
      }
      if !found.contains(index) { found.append(index) }
    }
    if found.isEmpty { throw LanguageTag.invalid("") }
    return found
  }
}
