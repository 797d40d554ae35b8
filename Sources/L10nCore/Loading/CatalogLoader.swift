import L10nRuntime
import L10nSyntax

/// Turns files into a catalog, without access to the disk.
package struct CatalogLoader {
  private let configuration: Configuration

  /// Problems of the folder's layout, found while loading.
  package internal(set) var diagnostics: [Diagnostic] = []

  package init(_ configuration: Configuration) { self.configuration = configuration }

  /// The catalog of the files; `l10n.lock` is read, and so is Swift code if the configuration locates it. Other files
  /// are ignored.
  ///
  /// - Parameters:
  ///   - files: the files in any order, with paths from the catalog's folder.
  ///   - known: the previous catalog; unchanged files are not read again.
  package mutating func catalog(of files: [SourceFile], knowing known: Catalog? = nil) -> Catalog {
    let found = FoundTable.tables(in: files, of: configuration.folder, knowing: known?.files ?? [])
    reportMissing(configuration.tables, "table", among: found.distinct(\.place.table))
    reportMissing(configuration.tableSettings.map(\.table), "table", among: found.distinct(\.place.table))
    reportMissing(configuration.layers, "override layer", among: found.distinct(\.place.layer))
    let wanted = configuration.tables.map { Set($0.map(\.name)) }
    let tables = wanted.map { wanted in found.filter { wanted.contains($0.place.table) } } ?? found
    diagnostics += tables.misplacedCatalogs
    let directories = tables.distinct(\.place.directory).sorted()
    let base = tables.distinct { $0.place.layer == nil ? $0.place.directory : nil }
    let development = developmentLanguage(base.isEmpty ? directories : base.sorted(), tables)
    let (locales, numbers) = self.locales(directories, base: base, development: development, tables)
    let layers = self.layers(tables)
    var configuration = configuration
    // The files of the development language decide for all.
    let sources =
      tables.filter { $0.place.directory == "Base" }
      + tables.filter { LanguageTag(directoryName: $0.place.directory) == development }
    let models = Dictionary(
      sources.reversed().filter { $0.place.layer == nil }.map { ($0.place.table, $0.read) }, uniquingKeysWith: { $1 })
    for table in sources + tables where configuration.syntaxesOfFiles[table.place.table] == nil {
      configuration.syntaxesOfFiles[table.place.table] = table.read.syntax()
    }

    let read = (numbers.count == directories.count ? tables : tables.filter { numbers[$0.place.directory] != nil })
      .concurrentMap { $0.table(like: models[$0.place.table]) }
    var layout = CatalogLayout(
      configuration, locales, development: development, layers: layers.names, appliedLayerCount: layers.appliedCount)
    var knownTables: [String: CatalogTable] = [:]
    if let known, known.layout.isSame(as: layout) {
      layout = known.layout
      knownTables = Dictionary(uniqueKeysWithValues: known.tables.map { ($0.name, $0) })
    }
    let groups = Dictionary(grouping: read) { $0.place.table }.sorted { $0.key < $1.key }
    let all = groups.concurrentMap { [layout, knownTables] name, files in
      let known = knownTables[name]
      if let known, known.files.elementsEqual(files, by: ===) { return known }
      return CatalogTable(name, files, layout, numbers, knowing: known)
    }
    var catalog = Catalog(layout, all, read)
    reportUnusedMarkup(in: catalog)
    readLock(among: files, into: &catalog)
    readCode(among: files, into: &catalog, knowing: known)
    return catalog
  }

  /// Reports names in the configuration that no file has: their settings would silently have no effect.
  private mutating func reportMissing(
    _ names: [DeclaredName]?, _ kind: String, among known: @autoclosure () -> Set<String>
  ) {
    guard let names, !names.isEmpty else { return }
    let known = known()
    for declared in names where !known.contains(declared.name) {
      let names = known.isEmpty ? "none" : known.sorted().joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          "configuration", .error, "there is no \(kind) '\(declared.name)'", at: declared.location,
          help: Suggestion.nearest(to: declared.name, among: known).map { "did you mean '\($0)'?" }
            ?? "the folder has: \(names)"))
    }
  }

  /// Reports declarations of markup without a text, or for messages that have their own tags.
  private mutating func reportUnusedMarkup(in catalog: Catalog) {
    guard !configuration.markup.isEmpty else { return }
    let ids = catalog.developmentIDs
    for declaration in configuration.markup {
      let named = ids.filter { declaration.pattern.matches($0.key.text) }
      guard named.allSatisfy({ configuration.syntax(ofTable: $0.table) == .mf2 }), let place = declaration.keys.location
      else { continue }
      let keys = declaration.keys.name
      diagnostics.append(
        named.isEmpty
          ? Diagnostic(
            "configuration", .error, "'markup' names '\(keys)', which is not in the development language", at: place,
            help: Suggestion.question(keys, among: ids.map(\.key.text)) ?? "add it to a table, or leave the line out")
          : Diagnostic(
            "configuration", .error, "'markup' names '\(keys)', a message of MessageFormat 2", at: place,
            help: "write its tags as {#name}…{/name} and leave the line out"))
    }
  }

  /// The configured language, otherwise the source language of the first file that declares one, otherwise English if
  /// there is English or `Base`, otherwise the first. If `Base` is the development language's own directory, it is
  /// plain English.
  private func developmentLanguage(_ directories: [String], _ tables: [FoundTable]) -> LanguageTag {
    if let development = configuration.development { return development }
    let source = tables.lazy.compactMap(\.sourceLanguage).first
    if let source, let tag = LanguageTag(directoryName: source) { return tag }
    if tables.contains(where: { $0.place.directory == "Base" && !$0.place.format.keepsBase }) { return .english }
    let tags = directories.compactMap { LanguageTag(directoryName: $0) }
    let english =
      tags.first { $0 == .english } ?? tags.first { $0.description == "en-US" } ?? tags.first { $0.language == "en" }
    return english ?? (directories.contains("Base") ? .english : tags.first ?? .english)
  }

  /// The locales, and the index of each directory's locale. A directory that only override layers have belongs to the
  /// base directory of the same language, however that is spelled.
  private mutating func locales(
    _ directories: [String], base: Set<String>, development: LanguageTag, _ tables: [FoundTable]
  ) -> (locales: [CatalogLocale], numbers: [String: Int]) {
    var locales: [CatalogLocale] = []
    var numbers: [String: Int] = [:]
    for directory in directories.filter(base.contains) + directories.filter({ !base.contains($0) }) {
      guard let tag = directory == "Base" ? development : LanguageTag(directoryName: directory) else {
        let path = tables.first { $0.place.directory == directory }?.file.path ?? directory
        diagnostics.append(
          Diagnostic(
            "locale-name", .error, "'\(directory)' is not a language tag, its tables are not read",
            at: SourceLocation(path, 0..<0), subject: Diagnostic.Subject(locale: directory),
            help: "write a BCP 47 tag, such as pt-BR"))
        continue
      }
      if !base.contains(directory), let known = locales.firstIndex(where: { $0.tag == tag }) {
        numbers[directory] = known
      } else {
        numbers[directory] = locales.count
        locales.append(CatalogLocale(directory: directory, tag: tag))
      }
    }
    return (locales, numbers)
  }

  private func layers(_ tables: [FoundTable]) -> (names: [String], appliedCount: Int) {
    let found = tables.distinct(\.place.layer)
    var applied: [String] = []
    for layer in (configuration.layers ?? []).map(\.name) where found.contains(layer) && !applied.contains(layer) {
      applied.append(layer)
    }
    return (applied + found.subtracting(applied).sorted(), applied.count)
  }
}

extension CatalogLoader {
  /// Finds the uses of the catalog in Swift files, if the configuration locates the code.
  private func readCode(among files: [SourceFile], into catalog: inout Catalog, knowing known: Catalog?) {
    let files = files.filter { $0.path.hasSuffix(".swift") }
    guard catalog.configuration.code != nil, !files.isEmpty else { return }
    let uses = catalog.code(known)?.reading(files) ?? CodeUses(files, CodeVocabulary(catalog))
    catalog.otherSources.merge(uses.texts) { first, _ in first }
    catalog.code = uses
  }

  /// Reads the lock, if it is among the files; an invalid one is an error among the diagnostics.
  private mutating func readLock(among files: [SourceFile], into catalog: inout Catalog) {
    guard let file = files.first(where: { $0.path == TranslationLock.fileName }) else { return }
    let source = SourceText(decoding: file.bytes)
    let (lock, diagnostic) = TranslationLock.read(source)
    catalog.lock = lock
    catalog.otherSources[file.path] = source
    if let diagnostic { diagnostics.append(diagnostic) }
  }
}

extension Catalog {
  /// The previous uses in code, if the names to search for have not changed.
  fileprivate func code(_ known: Catalog?) -> CodeUses? {
    guard let known, known.layout === layout, known.developmentIDs == developmentIDs else { return nil }
    return known.code
  }
}

extension CodeVocabulary {
  /// The names to search for in the code of a catalog.
  fileprivate init(_ catalog: Catalog) {
    self.init(
      keys: Set(catalog.developmentIDs.map(\.key)),
      names: catalog.accessors.paths.reduce(into: []) { $0.formUnion($1.path) },
      typeName: catalog.configuration.generate.name, functions: Set(catalog.configuration.code?.functions ?? []))
  }
}
