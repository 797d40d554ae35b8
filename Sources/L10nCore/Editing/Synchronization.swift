package import L10nRuntime
import L10nSyntax

/// The changes that make the base tables of other locales match the development language.
///
/// Texts that a locale lacks, and that no more general locale of its language should have, become stubs; entries that
/// the development language lacks are obsolete. If a development file is broken, its table is left alone in all
/// locales, because its contents are unknown; if a locale's file cannot be edited, its table is left alone in that
/// locale. Files of all languages need no changes: their languages share the keys, and missing texts are visible.
///
/// A locale may be new: then it gets all tables.
package struct Synchronization: Sendable {
  /// The changed and new files, in the order of their paths.
  package private(set) var changedFiles: [SourceFile] = []

  /// The number of added stubs.
  package private(set) var stubCount = 0

  /// The number of removed entries.
  package private(set) var removedCount = 0

  /// The places of the entries that the development language lacks, including removed ones.
  package private(set) var obsolete: [Diagnostic] = []

  /// The reasons for tables that are left alone.
  package private(set) var refusals: [Diagnostic] = []

  private let catalog: Catalog
  private let removesObsolete: Bool
  private let texts: Set<TextID>?

  /// The files that would be the same as a table's on some file systems.
  private let misnamed: [(file: TableFile, table: TableFile)]

  /// The folders in which each locale has tables.
  private let folders: [Set<String>]

  /// - Parameters:
  ///   - locales: the locales to change; `nil` for all. Those of the development language never change.
  ///   - newLocales: locales without tables that get some.
  ///   - addsEmptyTables: whether the tables of new locales are empty; otherwise they have the texts to translate,
  ///     unless a more general locale should have these.
  ///   - removesObsolete: whether obsolete entries are removed; otherwise they are only listed.
  ///   - texts: the texts that become stubs; `nil` for all.
  package init(
    _ catalog: Catalog, locales: [LanguageTag]? = nil, adding newLocales: [CatalogLocale] = [],
    addsEmptyTables: Bool = false, removesObsolete: Bool = false, texts: Set<TextID>? = nil
  ) {
    self.catalog = catalog
    self.texts = texts
    self.removesObsolete = removesObsolete
    folders = catalog.locales.indices.map { Set(catalog.files(locale: $0).map(\.place.folder)) }
    let targets = catalog.translationIndices.filter { locales?.contains(catalog.locales[$0].tag) ?? true }
    misnamed = catalog.misnamedFiles(of: catalog.developmentIndex.map { catalog.files(locale: $0) } ?? [])
    let tables = catalog.locales.indices.map { locale in
      catalog.files(locale: locale).filter { !$0.place.format.holdsAllLanguages }
    }
    let files = tables.map { Dictionary(grouping: $0, by: \.place.table) }
    let development = Dictionary(
      grouping: catalog.developmentIndices.flatMap { tables[$0] }, by: \.place.table)
    for (table, sources) in development.sorted(by: { $0.key < $1.key })
    where (texts?.contains { $0.table == table } ?? true) && !misnamed.contains(where: { $0.file === sources[0] }) {
      guard let texts = DevelopmentTexts(table, sources, in: catalog) else {
        refusals += sources.compactMap { file in
          file.table.editRefusal().map { Diagnostic($0, of: file, subject: file.subject()) }
        }
        continue
      }
      for index in targets { synchronize(index, texts, files) }
      for locale in newLocales { add(locale, texts, isEmpty: addsEmptyTables) }
    }
    changedFiles.sort { $0.path < $1.path }
  }

  private mutating func synchronize(
    _ index: Int, _ texts: DevelopmentTexts, _ files: [[String: [TableFile]]]
  ) {
    let directory = catalog.locales[index].directory
    let other = misnamed.first { $0.file.place.directory == directory && $0.table.place.table == texts.table }
    if let file = other?.file {
      return refusals.append(
        Diagnostic(
          "uneditable-file", .error, "table '\(texts.table)' is called '\(file.place.table)' in '\(directory)'",
          at: file.location(0..<0), subject: file.subject(), help: "give both the same capitals"))
    }
    var table = TableSynchronization(
      table: texts.table, locale: catalog.locales[index], files: files[index][texts.table] ?? [])
    if bringsTexts(index, of: texts) { table.missing = missing(from: index, texts, table.files) }
    let beside = catalog.keys(besideTable: texts.table, in: catalog.developmentIndices)
    for file in table.files {
      // Without a template, none of several translations shows which texts the code has.
      if texts.files.contains(where: \.replacesTemplate) { continue }
      for (key, range) in file.keyPlaces where texts.lacks(key) && !beside.contains(key) {
        table.obsolete.insert(key)
        obsolete.append(
          Diagnostic(
            "extra-key", .warning, "the development language does not have '\(key)'", at: file.location(range),
            subject: file.subject(key: key.text), help: "remove it with l10n sync --remove, or by hand"))
      }
    }
    let (changed, refusal) = table.changedFiles(development: texts.files, removesObsolete: removesObsolete)
    changedFiles += changed
    if let refusal {
      refusals.append(refusal)
    } else {
      stubCount += table.missing.count
      removedCount += removesObsolete ? table.obsolete.count : 0
    }
  }

  private mutating func add(_ locale: CatalogLocale, _ texts: DevelopmentTexts, isEmpty: Bool) {
    let names = catalog.locales.map(\.directory) + [locale.directory]
    let chain = AvailableLocales(names: names, development: catalog.development.description).chains.last?.indices ?? []
    let hasGeneral = chain.contains {
      $0 < catalog.locales.count && catalog.locales[$0].tag.isWritten(like: locale.tag)
    }
    let isEmpty = isEmpty || hasGeneral
    // Texts that are removed again need no state, which some formats have no place for.
    let stubs = stubs(of: texts.units, in: locale.tag).map { isEmpty ? $0.asTranslated : $0 }
    func files(_ changes: [TableChange], in old: [TableFile]) -> [SourceFile] {
      var editor = TableEditor(
        files: old, development: texts.files, table: texts.table, directory: locale.directory)
      for change in changes { if let refusal = editor.apply(change) { refusals.append(refusal) } }
      return editor.changedFiles()
    }
    var made = files(stubs, in: [])
    if isEmpty {
      // If all entries of a table are removed, its file stays.
      var loader = CatalogLoader(Configuration())
      let own = Set(made.map(\.path))
      let beside = texts.files.filter { !own.contains($0.path) }.map {
        SourceFile(path: $0.path, bytes: $0.source.bytes)
      }
      let old = loader.catalog(of: made + beside).files.filter { own.contains($0.path) }
      // Only the last item of an array can be removed.
      made = files(stubs.reversed().map { TableChange($0.key, .remove) }, in: old)
    } else {
      stubCount += stubs.count
    }
    changedFiles += made
  }

  /// Whether missing texts of a table belong in this locale: it is not a partial one, and it is the most general one of
  /// its language with tables in the same folder.
  private func bringsTexts(_ index: Int, of texts: DevelopmentTexts) -> Bool {
    if catalog.configuration.partialLocales.contains(catalog.locales[index].tag) { return false }
    return catalog.ownChain(of: index).last { folders[$0].contains(texts.folder) } == index
  }

  private mutating func missing(from index: Int, _ texts: DevelopmentTexts, _ files: [TableFile]) -> [TableChange] {
    let present = Set(files.flatMap { $0.keys + $0.brokenKeys })
      .union(catalog.keys(besideTable: texts.table, in: [index]))
    let missing = texts.units.filter { unit in
      !present.contains(unit.key) && self.texts?.contains(TextID(table: texts.table, key: unit.key)) ?? true
    }
    return stubs(of: missing, in: catalog.locales[index].tag)
  }

  private mutating func stubs(of units: [TextUnit], in tag: LanguageTag) -> [TableChange] {
    let requirements = PluralRequirements(for: tag)
    return units.map { unit in
      TableChange(unit.key, .set(unit.message.stub(for: requirements), .new), comment: unit.comment)
    }
  }
}

extension TableChange {
  /// The same change for a translated text.
  fileprivate var asTranslated: TableChange {
    guard case .set(let message, _) = action else { return self }
    return TableChange(key, .set(message, .translated), comment: comment)
  }
}
