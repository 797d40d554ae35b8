import L10nCore
import L10nRuntime
import L10nSyntax

/// Facts about the texts of one table that several rules need, each part computed once, on first use.
final class TableFacts: Sendable {
  /// The faults and differences of the translations' specifiers and patterns.
  private struct Arguments: Sendable {
    let faultyEntries: [(entry: CatalogEntry, faults: [SpecifierFault])]
    let faults: [EntryPlace: [SpecifierFault]]
    let comparisons: [ArgumentComparison]
  }

  private let developmentIndex: Lazy<DevelopmentIndex>
  private let lazyIndex: Lazy<EntryIndex>
  private let textIndex: Lazy<TextIndex>
  private let lazyTranslations: Lazy<[LintContext.Translation]>
  private let developmentFaults: Lazy<[[SpecifierFault]]>
  private let arguments: Lazy<Arguments>
  private let lazyGaps: Lazy<TranslationGaps>
  private let brokenTexts: BrokenTexts

  /// Every text that screen readers may speak, in the order of the entries.
  private let spokenTexts: Lazy<[(kind: SpokenKind, text: LintText)]>

  /// Whether texts of the table may be patterns.
  let mayHavePatterns: Bool

  /// The table alone, or some keys of it.
  let catalog: Catalog

  /// The suppressing comments of all files, in order of the files.
  let suppressions: [FileSuppressions]

  /// - Parameters:
  ///   - catalog: has this table alone, or some keys of it.
  ///   - suppressions: of its files, if needed.
  init(_ catalog: Catalog, _ layout: LayoutFacts, suppressions: [FileSuppressions] = []) {
    (self.catalog, self.suppressions) = (catalog, suppressions)
    brokenTexts = BrokenTexts(catalog.files)
    let mayHavePatterns = catalog.tables.contains { catalog.configuration.syntax(ofTable: $0.name).hasPatterns }
    self.mayHavePatterns = mayHavePatterns
    lazyGaps = Lazy { TranslationGaps(catalog) }
    let development = Lazy { DevelopmentIndex(catalog) }
    let index = Lazy { EntryIndex(development.value) }
    let textIndex = Lazy { TextIndex(index.value) }
    let translations = Lazy {
      let index = index.value
      return index.entries.indices.compactMap { index.translation(at: $0) }
    }
    (developmentIndex, lazyIndex, self.textIndex, lazyTranslations) = (development, index, textIndex, translations)
    let developmentFaults = Lazy { DevelopmentArguments.faults(in: development.value) }
    self.developmentFaults = developmentFaults
    arguments = Lazy {
      let index = index.value
      let arguments = DevelopmentArguments(index)
      let faultyEntries = arguments.faults(in: index, developmentFaults.value)
      let faults = Dictionary(
        faultyEntries.map { (EntryPlace($0.entry), $0.faults) }, uniquingKeysWith: { first, _ in first })
      return Arguments(
        faultyEntries: faultyEntries, faults: faults,
        comparisons: arguments.comparisons(in: index) { faults[EntryPlace($0)] != nil })
    }
    spokenTexts = Lazy {
      // Most tables have few such keys: no facts are computed for the others.
      let keys = Set(catalog.tables.flatMap(\.keys).filter { layout.spokenKind(of: $0) != nil })
      if keys.isEmpty { return [] }
      let spoken = catalog.keeping(keys)
      return TextIndex(EntryIndex(DevelopmentIndex(spoken))).texts.texts.compactMap { text in
        layout.spokenKind(of: text.entry.key).map { ($0, text) }
      }
    }
  }

  /// Computes all facts, so that rules that run at the same time do not wait for one another.
  func findOut() {
    _ = (lazyGaps.value, textIndex.value, arguments.value, spokenTexts.value, lazyTranslations.value)
  }

  var index: EntryIndex { lazyIndex.value }

  /// The entries of the development language, in order of files and places.
  var development: [CatalogEntry] { developmentIndex.value.entries }

  var texts: [LintText] { textIndex.value.texts.texts }

  var pairs: [TextPair] { textIndex.value.pairs }

  /// Every entry of another locale, or of an override layer, whose text the development language has, in order of
  /// files and places.
  var translations: [LintContext.Translation] { lazyTranslations.value }

  /// The entries with specifier faults, in order.
  var faultyEntries: [(entry: CatalogEntry, faults: [SpecifierFault])] { arguments.value.faultyEntries }

  var argumentComparisons: [ArgumentComparison] { arguments.value.comparisons }

  /// The development texts that locales lack.
  var gaps: TranslationGaps { lazyGaps.value }

  /// The entries that have a text of some kind, in order.
  func entries(having isWanted: (LintText) -> Bool) -> [CatalogEntry] {
    let entries = index.entries
    var numbers: [Int] = []
    for text in texts where numbers.last != text.entryNumber && isWanted(text) { numbers.append(text.entryNumber) }
    return numbers.map { entries[$0] }
  }

  /// Every text of some kinds, in the order of the entries.
  func texts(of kinds: [SpokenKind]) -> [(kind: SpokenKind, text: LintText)] {
    spokenTexts.value.filter { kinds.contains($0.kind) }
  }

  /// The specifier faults of an entry, text by text; empty for a text that is not a format.
  func specifierFaults(of entry: CatalogEntry) -> [SpecifierFault] {
    let index = developmentIndex.value
    if let number = index.numbers[entry.id], EntryPlace(index.entries[number]) == EntryPlace(entry) {
      return developmentFaults.value[number]
    }
    let faults = arguments.value.faults
    return faults.isEmpty ? [] : faults[EntryPlace(entry)] ?? []
  }

  /// The signature of a development text; `nil` if the development language does not have it.
  func signature(of id: TextID) -> MessageSignature? {
    let index = developmentIndex.value
    return index.numbers[id].map { index.signatures[$0] }
  }

  func isBroken(_ id: TextID, in locale: CatalogLocale) -> Bool { brokenTexts.contains(id, in: locale) }
}
