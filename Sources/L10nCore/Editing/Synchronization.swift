package import L10nRuntime
import L10nSyntax

/// What brings the base tables of the other locales in line with the development language.
///
/// Texts that a locale lacks, and that no more general locale of its language has to bring, become stubs; entries that
/// the development language does not have are obsolete. A table of which a development file is broken is left alone in
/// all locales, for its contents are unknown; so is a table with a file that cannot be edited, in its locale. Files of
/// all languages need nothing: these share their keys, and what is not there is seen to be missing.
///
/// A locale may be new: then it gets all tables.
package struct Synchronization: Sendable {
  /// The files to be written, in order of their paths.
  package private(set) var changedFiles: [SourceFile] = []

  /// How many stubs they get.
  package private(set) var stubCount = 0

  /// How many entries they lose.
  package private(set) var removedCount = 0

  /// The places of the entries that the development language does not have, those that go included.
  package private(set) var obsolete: [Diagnostic] = []

  /// Why tables are left alone.
  package private(set) var refusals: [Diagnostic] = []

  private let catalog: Catalog
  private let removesObsolete: Bool
  private let texts: Set<TextID>?

  /// The folders in which each locale has tables.
  private let folders: [Set<String>]

  /// - Parameters:
  ///   - locales: the locales to be changed; `nil` means all. Those of the development language never are.
  ///   - newLocales: locales without tables that get some.
  ///   - addsEmptyTables: whether the tables of new locales are empty; else they have the texts to be translated, as
  ///     long as no more general locale brings these.
  ///   - removesObsolete: whether obsolete entries go; else they are only listed.
  ///   - texts: those that become stubs; `nil` means all.
  package init(
    _ catalog: Catalog, locales: [LanguageTag]? = nil, adding newLocales: [CatalogLocale] = [],
    addsEmptyTables: Bool = false, removesObsolete: Bool = false, texts: Set<TextID>? = nil
  ) {
    self.catalog = catalog
    self.texts = texts
    self.removesObsolete = removesObsolete
    folders = catalog.locales.indices.map { Set(catalog.files(locale: $0).map(\.place.folder)) }
    let targets = catalog.translationIndices.filter { locales?.contains(catalog.locales[$0].tag) ?? true }
    let tables = catalog.locales.indices.map { locale in
      catalog.files(locale: locale).filter { !$0.place.format.holdsAllLanguages }
    }
    let files = tables.map { Dictionary(grouping: $0, by: \.place.table) }
    let development = Dictionary(
      grouping: catalog.developmentIndices.flatMap { tables[$0] }, by: \.place.table)
    for (table, sources) in development.sorted(by: { $0.key < $1.key })
    where texts?.contains(where: { $0.table == table }) ?? true {
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
    var table = TableSynchronization(
      table: texts.table, locale: catalog.locales[index], files: files[index][texts.table] ?? [])
    if bringsTexts(index, of: texts) { table.missing = missing(from: index, texts, table.files) }
    for file in table.files {
      // Of several translations without a template none says which texts the code has.
      if texts.files.contains(where: \.isStandIn) { continue }
      for (key, range) in file.keyPlaces where texts.lacks(key) {
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
    let stubs = stubs(of: texts.units, in: locale.tag)
    func files(_ changes: [TableChange], in old: [TableFile]) -> [SourceFile] {
      var editor = TableEditor(
        files: old, development: texts.files, table: texts.table, directory: locale.directory)
      for change in changes { if let refusal = editor.apply(change) { refusals.append(refusal) } }
      return editor.changedFiles()
    }
    var made = files(stubs, in: [])
    if isEmpty || hasGeneral {
      // Of a table whose entries go, the file stays.
      var loader = CatalogLoader(Configuration())
      made = files(stubs.map { TableChange($0.key, .remove) }, in: loader.catalog(of: made).files)
    } else {
      stubCount += stubs.count
    }
    changedFiles += made
  }

  /// Whether missing texts of a table belong into this locale: it is no partial one, and the most general one of its
  /// language that has tables in the same folder.
  private func bringsTexts(_ index: Int, of texts: DevelopmentTexts) -> Bool {
    if catalog.configuration.partialLocales.contains(catalog.locales[index].tag) { return false }
    return catalog.ownChain(of: index).last { folders[$0].contains(texts.folder) } == index
  }

  private mutating func missing(from index: Int, _ texts: DevelopmentTexts, _ files: [TableFile]) -> [TableChange] {
    let present = Set(files.flatMap { $0.keys + $0.brokenKeys })
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
