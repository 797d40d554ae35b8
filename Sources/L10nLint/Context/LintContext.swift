package import L10nCore
package import L10nRuntime
package import L10nSyntax

/// The input of rules: a catalog, or one table of it, with the facts that several rules need.
package struct LintContext: Sendable {
  package let catalog: Catalog

  private let layout: LayoutFacts

  /// One for each table, in order of their names.
  private let tables: [TableFacts]

  /// The indices in `tables`, by name.
  private let tableNumbers: [String: Int]

  private let lazyGaps: Lazy<TranslationGaps>

  private let lazyNamesAccessibility: Lazy<Bool>

  /// Whether controls, or keys that name accessibility, say which texts are spoken.
  var knowsSpokenTexts: Bool { configuration.namesSpokenTexts || lazyNamesAccessibility.value }

  /// Whether texts may be patterns.
  let hasPatterns: Bool

  /// - Parameter tables: the facts of each of the catalog's tables, in their order.
  init(_ catalog: Catalog, _ layout: LayoutFacts, _ tables: [TableFacts]) {
    (self.catalog, self.layout, self.tables) = (catalog, layout, tables)
    tableNumbers = Dictionary(uniqueKeysWithValues: catalog.tables.enumerated().map { ($1.name, $0) })
    lazyGaps = Lazy { TranslationGaps(catalog, ofTables: tables.map(\.gaps)) }
    lazyNamesAccessibility = Lazy { catalog.tables.contains { $0.keys.contains(where: \.namesAccessibility) } }
    hasPatterns = tables.contains(where: \.mayHavePatterns)
  }

  package init(_ catalog: Catalog) {
    let layout = LayoutFacts(catalog.layout)
    self.init(catalog, layout, catalog.tables.concurrentMap { TableFacts(catalog.keeping($0), layout) })
  }

  /// One table of the catalog.
  func keeping(_ table: CatalogTable) -> LintContext {
    guard let facts = tableNumbers[table.name].map({ tables[$0] }) else {
      return LintContext(catalog.keeping(table), layout, [])
    }
    return LintContext(facts.catalog, layout, [facts])
  }

  /// Some keys of one table of the catalog.
  func keeping(_ keys: Set<TableKey>, of table: CatalogTable) -> LintContext {
    keeping(facts(of: table.keeping(keys: keys)))
  }

  /// Some files of one table of the catalog, with the texts of their languages and of the development language.
  func keeping(files paths: Set<String>, of table: CatalogTable) -> LintContext {
    let files = table.files.filter { paths.contains($0.path) }
    let directories = Set(files.map(\.place.directory))
    return keeping(facts(of: part(of: table, files) { directories.contains($0.directory) }))
  }

  private func keeping(_ facts: TableFacts) -> LintContext { LintContext(facts.catalog, layout, [facts]) }

  private func facts(of part: CatalogTable) -> TableFacts { TableFacts(catalog.keeping(part), layout) }

  /// Files of a table with the texts of some locales and of the development language.
  private func part(
    of table: CatalogTable, _ files: [TableFile], in isWanted: (CatalogLocale) -> Bool
  ) -> CatalogTable {
    let locales = catalog.locales.indices.filter { isWanted(catalog.locales[$0]) }
    return table.keeping(files, textsIn: Set(locales + catalog.developmentIndices))
  }

  // MARK: A few texts of all tables, for rules that know which they need: no facts are computed for the others.

  /// Every text of some keys, in the order of `texts`.
  func texts(of ids: some Sequence<TextID>) -> [LintText] { facts(of: ids).flatMap(\.texts) }

  /// Every pair of texts of some keys, in the order of `pairs`.
  func pairs(of ids: some Sequence<TextID>) -> [TextPair] { facts(of: ids).flatMap(\.pairs) }

  /// Every text of some locales, in the order of `texts`; those of the development language may be among them.
  func texts(in isWanted: (CatalogLocale) -> Bool) -> [LintText] {
    catalog.tables.flatMap { facts(of: part(of: $0, $0.files, in: isWanted)).texts }
  }

  private func facts(of ids: some Sequence<TextID>) -> [TableFacts] {
    let keys = Dictionary(grouping: ids, by: \.table)
    return catalog.tables.compactMap { table in
      keys[table.name].map { facts(of: table.keeping(keys: Set($0.map(\.key)))) }
    }
  }

  /// A part of the facts of all tables, in order of their names.
  private func all<Element>(_ part: (TableFacts) -> [Element]) -> [Element] {
    tables.count == 1 ? part(tables[0]) : tables.flatMap(part)
  }

  /// Every entry of every locale and layer, including the development language's; within a table in order of files and
  /// places.
  package var entries: [CatalogEntry] { all(\.index.entries) }

  /// Every entry that selects among texts by a rule, in the same order.
  package var ruleEntries: [CatalogEntry] { all(\.index.ruleEntries) }

  /// Every entry of the development language, in the same order.
  package var developmentEntries: [CatalogEntry] { all(\.development) }

  /// Every text of every entry, in the order of the entries.
  package var texts: [LintText] { all(\.texts) }

  /// Every entry of another locale, or of an override layer, whose text the development language has, in the order of
  /// the entries.
  package var translations: [Translation] { all(\.translations) }

  /// Every text of a translation or an override layer paired with the development text, in the order of `translations`.
  package var pairs: [TextPair] { all(\.pairs) }

  /// The entries with specifier faults, in order.
  var faultyEntries: [(entry: CatalogEntry, faults: [SpecifierFault])] { all(\.faultyEntries) }

  /// The differences between the arguments of translations and those of the development texts, in the same order. Texts
  /// with unreadable specifiers and unreadable patterns are left out, and so are pairs of texts without specifiers.
  var argumentComparisons: [ArgumentComparison] { all(\.argumentComparisons) }

  /// The entries with a key of some kind, in order; each key is looked at once for all languages.
  func entries(withKey isWanted: (String) -> Bool) -> [CatalogEntry] {
    let keys = Set(catalog.tables.flatMap(\.keys).filter { isWanted($0.text) })
    return keys.isEmpty ? [] : entries.filter { keys.contains($0.key) }
  }

  /// The entries that have a text of some kind, in order.
  func entries(having isWanted: (LintText) -> Bool) -> [CatalogEntry] { all { $0.entries(having: isWanted) } }

  /// Every text of some kinds, in the order of the entries.
  func texts(of kinds: [SpokenKind]) -> [(kind: SpokenKind, text: LintText)] { all { $0.texts(of: kinds) } }

  /// The suppressing comments of all files, table by table in order of the files.
  var suppressions: [FileSuppressions] { all(\.suppressions) }

  package var configuration: Configuration { catalog.configuration }

  /// The development texts that locales lack.
  var translationGaps: TranslationGaps { lazyGaps.value }

  /// The spoken words, for each language of the catalog that has them.
  var spokenWords: [LanguageTag: SpokenWords] { layout.spokenWords }

  private func table(of id: TextID) -> TableFacts? { tableNumbers[id.table].map { tables[$0] } }

  /// The specifier faults of an entry, text by text; empty for a text that is not a format.
  func specifierFaults(of entry: CatalogEntry) -> [SpecifierFault] {
    table(of: entry.id)?.specifierFaults(of: entry) ?? []
  }

  /// The signature of an entry's development text; `nil` if the development language does not have it.
  package func developmentSignature(of id: TextID) -> MessageSignature? { table(of: id)?.signature(of: id) }

  /// Whether the development text takes arguments: only then do specifiers in its translations mean anything.
  package func takesArguments(_ id: TextID) -> Bool {
    !(developmentSignature(of: id)?.arguments.isEmpty ?? true) && !id.key.isRuleEditorKey
  }

  // MARK: Entries

  /// An entry with the development language's entry of the same identity.
  package struct Translation: Sendable {
    package let locale: CatalogLocale
    package let entry: CatalogEntry
    package let development: CatalogEntry

    /// Whether the text is an override.
    var isOverride: Bool { entry.file.place.layer != nil }
  }

  /// Every entry of a text, of all locales and layers.
  func entries(of id: TextID) -> [CatalogEntry] {
    let layers = [nil] + catalog.layers.indices.map { $0 }
    return catalog.locales.indices.flatMap { locale in
      layers.compactMap { catalog.entries(locale: locale, layer: $0)[id] }
    }
  }

  /// The language of an entry's directory.
  package func language(of entry: CatalogEntry) -> LanguageTag { language(of: entry.file) }

  /// The language of a file's directory.
  func language(of file: TableFile) -> LanguageTag { layout.language(of: file) }

  /// The related place of the development text, for a finding in a translation.
  package func developmentText(of entry: CatalogEntry) -> Diagnostic.Related {
    Diagnostic.Related("the development text", at: entry.valueLocation)
  }

  // MARK: Keys

  /// Whether a table has a key in one locale but its entry is broken: consequences of that are not reported again.
  package func isBroken(_ id: TextID, in locale: CatalogLocale) -> Bool {
    table(of: id)?.isBroken(id, in: locale) ?? false
  }

  /// Whether a control uses a text.
  func isDeclared(_ key: TableKey) -> Bool { layout.isDeclared(key) }

  /// The kind of a spoken text, from the controls that use it, or else from the last part of its key.
  func spokenKind(of key: TableKey) -> SpokenKind? { layout.spokenKind(of: key) }
}
