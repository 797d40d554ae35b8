package import L10nCore
package import L10nRuntime
import StringsFormat

/// What rules look at: a catalog, and what several rules need to know of it.
package struct LintContext: Sendable {
  package let catalog: Catalog

  /// The entries with their languages and development texts.
  let index: EntryIndex

  private let _textIndex: TextIndex

  private let brokenTexts: BrokenTexts

  /// What controls declare texts to be, by their keys.
  private let declaredKinds: [String: ControlTextKind]

  /// What screen readers may speak; see `spokenTexts(_:under:)`.
  private(set) var spokenPlaces: [SpokenKind: [Int]] = [:]

  /// Every entry of another locale, or of an override layer, whose text the development language has, in order of
  /// files and places.
  package let translations: [Translation]

  /// The entries that have something wrong with their specifiers, in order.
  let faultyEntries: [(entry: CatalogEntry, faults: [SpecifierFault])]

  /// The same by place.
  private let specifierFaults: [EntryPlace: [SpecifierFault]]

  /// How the arguments of translations differ from those of the development texts, in the same order; texts whose
  /// specifiers cannot be read are left out, and so are pairs of texts without any.
  let argumentComparisons: [ArgumentComparison]

  /// Whether any entry is a pattern.
  let hasPatterns: Bool

  /// How the arguments of patterns differ from those of the development texts, in the same order; patterns that cannot be
  /// read are left out.
  let patternComparisons: [PatternComparison]

  /// The development texts that locales lack.
  let translationGaps: TranslationGaps

  /// What the languages that have plural forms need of them.
  private(set) var pluralRequirements: [LanguageTag: PluralRequirements] = [:]

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    brokenTexts = BrokenTexts(catalog.files)
    translationGaps = TranslationGaps(catalog)
    declaredKinds = Dictionary(
      catalog.configuration.controls.flatMap(\.texts).map { ($0.key, $0.kind) }, uniquingKeysWith: { first, _ in first }
    )
    let index = EntryIndex(catalog)
    self.index = index
    _textIndex = TextIndex(index)
    translations = index.entries.indices.compactMap { index.translation(at: $0) }
    let arguments = DevelopmentArguments(index)
    faultyEntries = arguments.faults(in: index)
    let faults = Dictionary(
      faultyEntries.map { (EntryPlace($0.entry), $0.faults) }, uniquingKeysWith: { first, _ in first })
    specifierFaults = faults
    argumentComparisons = arguments.comparisons(in: index) { faults[EntryPlace($0)] != nil }
    hasPatterns = index.entries.contains { $0.pattern != nil }
    patternComparisons = hasPatterns ? translations.compactMap { PatternComparison($0) } : []
    for tag in Set(index.ruleEntries.map { language(of: $0) }) {
      pluralRequirements[tag] = PluralRequirements(for: tag)
    }
    spokenPlaces = readSpokenPlaces()
  }

  /// Every entry of every locale and layer, the development language's included, in order of files and places.
  package var entries: [CatalogEntry] { index.entries }

  /// Every entry that chooses among texts by a rule, in the same order.
  package var ruleEntries: [CatalogEntry] { index.ruleEntries }

  /// Every entry of the development language, in order of files and places.
  package var developmentEntries: [CatalogEntry] { index.development }

  /// Every text of every entry, in the order of the entries.
  package var texts: [LintText] { _textIndex.texts.texts }

  /// Every text of a translation or an override layer beside the development language's, in the order of
  /// `translations`.
  package var pairs: [TextPair] { _textIndex.pairs }

  /// The entries that have a text of some kind, in order.
  func entries(having isWanted: (LintText) -> Bool) -> [CatalogEntry] {
    var numbers: [Int] = []
    for text in texts where numbers.last != text.entryNumber && isWanted(text) { numbers.append(text.entryNumber) }
    return numbers.map { entries[$0] }
  }

  package var configuration: Configuration { catalog.configuration }

  /// What is wrong with the specifiers of an entry, text by text; empty for a text that is no format.
  func specifierFaults(of entry: CatalogEntry) -> [SpecifierFault] {
    specifierFaults.isEmpty ? [] : specifierFaults[EntryPlace(entry)] ?? []
  }

  /// What the development text of an entry takes; `nil` when the development language does not have it.
  package func developmentSignature(of id: TextID) -> MessageSignature? {
    index.numbers[id].map { index.signatures[$0] }
  }

  /// Whether a text is run as a format: only then do specifiers mean anything in its translations.
  package func isFormatted(_ id: TextID) -> Bool {
    !(developmentSignature(of: id)?.arguments.isEmpty ?? true)
  }

  // MARK: Entries

  /// An entry beside the development language's entry of the same identity.
  package struct Translation: Sendable {
    package let locale: CatalogLocale
    package let entry: CatalogEntry
    package let development: CatalogEntry
  }

  /// The language of an entry's directory.
  package func language(of entry: CatalogEntry) -> LanguageTag {
    index.languages[entry.file.place.directory] ?? LanguageTag(directoryName: entry.file.place.directory)
      ?? catalog.development
  }

  /// A place to point at beside a finding in a translation.
  package func developmentText(of entry: CatalogEntry) -> Diagnostic.Related {
    Diagnostic.Related("the development text", at: entry.valueLocation)
  }

  // MARK: Keys

  /// Keys of a table that are there but broken in one locale: what follows from that is not reported again.
  package func isBroken(_ id: TextID, in locale: CatalogLocale) -> Bool {
    brokenTexts.contains(id, in: locale)
  }

  /// Whether a control uses a text.
  func isDeclared(_ key: TableKey) -> Bool { declaredKinds[key.text] != nil }

  /// What a text is for, by the controls that use it, else by the last part of its key.
  func spokenKind(of key: TableKey) -> SpokenKind? {
    if let kind = declaredKinds[key.text] { return SpokenKind(kind) }
    guard let kind = SpokenKind(lastPartOf: key.text), !key.isObjectKey else { return nil }
    return configuration.namesSpokenTexts || key.namesAccessibility ? kind : nil
  }
}
