import ArgumentParser
import L10nCore
import L10nGenerate
import L10nInterchange
import L10nReport
import L10nRuntime
import L10nWorkspace

/// Imports tables with foreign keys into a catalog, with the catalog's keys.
///
/// An empty catalog gets the tables unchanged, in canonical files. In others, the texts that differ are changed, and no
/// other byte.
struct KeyMapImport {
  private let mapping: KeyMapping
  private let input: ConversionInput
  private let access: CatalogAccess
  private let isDry: Bool
  private let verbosity: VerbosityOptions

  /// - Parameters:
  ///   - path: the foreign folder or file.
  ///   - map: the path of the key map.
  /// - Throws: an exit status, with messages, if something cannot be read.
  init(_ path: String, map: String, into access: CatalogAccess, dryRun: Bool, _ verbosity: VerbosityOptions) throws {
    mapping = KeyMapping(try KeyMapChoice(map, for: nil, in: access).keyMap().keyMap, respelled: FormatSpelling.text)
    input = try ConversionInput(path: path, format: nil, locale: [], verbosity)
    self.access = access
    (isDry, self.verbosity) = (dryRun, verbosity)
  }

  /// - Throws: exit status 1, with messages, if something is refused; 2 if something cannot be read or written.
  func run() throws {
    let unread = input.diagnostics.filter { $0.severity == .error }
    let result = mapping.ours(input.tables)
    Terminal.report(
      input.reporter.text(for: (input.diagnostics + result.diagnostics).sorted(by: Diagnostic.precedes)))
    if !unread.isEmpty { throw Terminal.failure("nothing was imported: parts of the input cannot be read") }
    if result.diagnostics.contains(where: { $0.severity == .error }) {
      throw Terminal.refusal("nothing was imported")
    }
    let (files, refusals, catalog) = try changes(result.tables)
    Terminal.report(input.reporter.text(for: refusals))
    let isWhole = try write(files, catalog)
    let texts = input.tables.reduce(0) { $0 + $1.units.count }
    let unmapped = result.diagnostics.count { $0.ruleID.hasPrefix("key-map-") }
    let languages = Set(result.tables.map(\.locale)).count
    try summarize(
      "\(texts.counted("text")) in \(languages.counted("language")), "
        + "\(unmapped.counted("key")) kept, \(refusals.count.withSeparators) refused\n")
    if !isWhole || !refusals.isEmpty { throw ExitCode(1) }
  }

  /// Prints a line of summary; to standard error if a patch is printed.
  private func summarize(_ line: String) throws {
    if !isDry { return try verbosity.print(line) }
    if !verbosity.quiet { Terminal.report(line) }
  }

  /// The changed files, below the catalog's folder, the refusals, and the catalog, if there is one.
  private func changes(_ tables: [TextTable]) throws -> ([SourceFile], refusals: [Diagnostic], Catalog?) {
    guard FileReader.isThere(access.folder) else { return (tables.flatMap(\.files), [], nil) }
    let loaded = try access.load(requiring: .layout, orElse: "nothing was imported")
    let catalog = loaded.catalog
    if catalog.files.isEmpty { return (tables.flatMap(\.files), [], nil) }
    var edit = CatalogEdit(catalog)
    var refusals: [Diagnostic] = []
    // The development tables first: others follow their order.
    let names = catalog.developmentIndices.map { catalog.locales[$0].directory } + [catalog.development.description]
    for table in tables.filter({ names.contains($0.locale) }) + tables.filter({ !names.contains($0.locale) }) {
      let locale = catalog.locales.firstIndex { $0.directory == table.locale }
      let present = locale.map { catalog.texts(ofTable: table.name, locale: $0) } ?? []
      let current = Dictionary(present.map { ($0.key, $0.message) }, uniquingKeysWith: { first, _ in first })
      let units = table.units.filter { table.layer != nil || current[$0.key] != $0.message }
      refusals += edit.apply(
        units.map { TableChange($0.key, .set($0.message, $0.state), comment: $0.comment) }, to: table.name,
        in: table.locale, layer: table.layer)
    }
    return (edit.changedFiles, refusals, catalog)
  }

  /// - Returns: `false` if a file has changed on disk meanwhile and was not written.
  private func write(_ files: [SourceFile], _ catalog: Catalog?) throws -> Bool {
    let sorted = files.sorted { $0.path < $1.path }
    var changed = ChangedFiles()
    changed.add(sorted, of: catalog, at: access, verb: "wrote")
    if !isDry { return try changed.write(orElse: "nothing was imported", verbosity) }
    try changed.showDiff()
    return true
  }
}
