import L10nCore
import L10nRuntime

/// What several rules need to know of the texts of one table, found out once.
final class TableFacts: Sendable {
  let index: EntryIndex

  private let textIndex: TextIndex

  /// Every entry of another locale, or of an override layer, whose text the development language has, in order of
  /// files and places.
  let translations: [LintContext.Translation]

  /// The entries that have something wrong with their specifiers, in order.
  let faultyEntries: [(entry: CatalogEntry, faults: [SpecifierFault])]

  /// The same by place.
  private let specifierFaults: [EntryPlace: [SpecifierFault]]

  let argumentComparisons: [ArgumentComparison]

  /// Whether any entry is a pattern.
  let hasPatterns: Bool
  let patternComparisons: [PatternComparison]

  /// The places in `texts` of what screen readers may speak.
  private let spokenPlaces: [SpokenKind: [Int]]

  private let brokenTexts: BrokenTexts

  /// What the comments of all files say to the linter, in order of the files.
  let suppressions: [FileSuppressions]

  /// The development texts that locales lack.
  let gaps: TranslationGaps

  /// - Parameter catalog: has this table alone.
  init(_ catalog: Catalog, _ layout: LayoutFacts) {
    brokenTexts = BrokenTexts(catalog.files)
    suppressions = FileSuppressions.all(in: catalog.files)
    gaps = TranslationGaps(catalog)
    let index = EntryIndex(catalog)
    self.index = index
    textIndex = TextIndex(index)
    translations = index.entries.indices.compactMap { index.translation(at: $0) }
    let arguments = DevelopmentArguments(index)
    faultyEntries = arguments.faults(in: index)
    let faults = Dictionary(
      faultyEntries.map { (EntryPlace($0.entry), $0.faults) }, uniquingKeysWith: { first, _ in first })
    specifierFaults = faults
    argumentComparisons = arguments.comparisons(in: index) { faults[EntryPlace($0)] != nil }
    hasPatterns = index.entries.contains { $0.pattern != nil }
    patternComparisons = hasPatterns ? translations.compactMap { PatternComparison($0) } : []
    var places: [SpokenKind: [Int]] = [:]
    for (number, text) in textIndex.texts.texts.enumerated() {
      if let kind = layout.spokenKind(of: text.entry.key) { places[kind, default: []].append(number) }
    }
    spokenPlaces = places
  }

  var texts: [LintText] { textIndex.texts.texts }

  var pairs: [TextPair] { textIndex.pairs }

  /// The entries that have a text of some kind, in order.
  func entries(having isWanted: (LintText) -> Bool) -> [CatalogEntry] {
    var numbers: [Int] = []
    for text in texts where numbers.last != text.entryNumber && isWanted(text) { numbers.append(text.entryNumber) }
    return numbers.map { index.entries[$0] }
  }

  /// Every text of some kinds, in the order of the entries.
  func texts(of kinds: [SpokenKind]) -> [(kind: SpokenKind, text: LintText)] {
    let places = kinds.flatMap { kind in (spokenPlaces[kind] ?? []).map { (kind, $0) } }.sorted { $0.1 < $1.1 }
    return places.map { ($0, texts[$1]) }
  }

  /// What is wrong with the specifiers of an entry, text by text; empty for a text that is no format.
  func specifierFaults(of entry: CatalogEntry) -> [SpecifierFault] {
    specifierFaults.isEmpty ? [] : specifierFaults[EntryPlace(entry)] ?? []
  }

  /// What the development text takes; `nil` when the development language does not have it.
  func signature(of id: TextID) -> MessageSignature? { index.numbers[id].map { index.signatures[$0] } }

  func isBroken(_ id: TextID, in locale: CatalogLocale) -> Bool { brokenTexts.contains(id, in: locale) }
}
