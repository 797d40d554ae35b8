import L10nCore
import L10nRuntime
import StringsFormat

/// The entries of a catalog in order of files and places, each with its language and its text in the development
/// language, found out once for all rules.
///
/// A class, though immutable, because every text of the catalog refers to it.
final class EntryIndex: Sendable {
  /// What is known of an entry besides itself.
  struct Facts {
    /// The entry's locale in the catalog.
    let locale: Int

    /// The index in `development` of its text in the development language; `nil` where that has none.
    let development: Int?

    /// Whether it stands beside the development text: it is of another locale, or of an override layer.
    let isTranslation: Bool

    /// Whether it is itself that text.
    let isDevelopment: Bool

    /// Whether it is run as a format: it has variables, or the development text has some or takes arguments.
    let isFormat: Bool

    /// File and offset, in the order of the entries.
    fileprivate let place: Int
  }

  let catalog: Catalog

  /// The languages of the locales, by directory.
  let languages: [String: LanguageTag]

  let entries: [CatalogEntry]

  /// The entries that choose among texts by a rule, in the same order.
  let ruleEntries: [CatalogEntry]

  /// Of each entry.
  let facts: [Facts]

  /// Every entry of the development language, in order of files and places.
  let development: [CatalogEntry]

  /// What each of those takes.
  let signatures: [MessageSignature]

  /// The place in `development` of each text.
  let numbers: [TextID: Int]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    languages = Dictionary(catalog.locales.map { ($0.directory, $0.tag) }, uniquingKeysWith: { first, _ in first })
    let pathNumbers = Dictionary(catalog.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { $1 })
    let fileNumbers = Dictionary(
      catalog.files.map { (ObjectIdentifier($0), pathNumbers[$0.path] ?? 0) }, uniquingKeysWith: { first, _ in first })
    let development = Self.sorted(Array(catalog.developmentEntries.values)) { Self.place(of: $0, fileNumbers) }
    let places = development.map { Self.place(of: $0, fileNumbers) }
    let signatures = development.concurrentChunks { $0.map(\.message.signature) }.flatMap { $0 }
    let numbers = Dictionary(development.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let isFormat = zip(development, signatures).map { !$1.arguments.isEmpty || $0.isRule && !$0.variables.isEmpty }
    let isObjectKey = development.map(\.isObjectKey)
    let layers = [nil] + catalog.layers.indices.map { $0 }
    let found = Array(catalog.locales.indices).concurrentMap { locale -> [(entry: CatalogEntry, facts: Facts)] in
      let isDevelopment = catalog.developmentIndices.contains(locale)
      return layers.flatMap { layer in
        catalog.entries(locale: locale, layer: layer).values.map { entry in
          let number = numbers[entry.id]
          let place = Self.place(of: entry, fileNumbers)
          let hasVariables = entry.isRule && !entry.variables.isEmpty
          let facts = Facts(
            locale: locale, development: number,
            isTranslation: number.map { !isObjectKey[$0] } ?? false && (layer != nil || !isDevelopment),
            isDevelopment: number.map { places[$0] == place } ?? false,
            isFormat: hasVariables || number.map { isFormat[$0] } ?? false, place: place)
          return (entry, facts)
        }
      }
    }.flatMap { $0 }
    let sorted = Self.sorted(found) { $0.facts.place }
    entries = sorted.map(\.entry)
    ruleEntries = entries.filter(\.isRule)
    facts = sorted.map(\.facts)
    (self.development, self.signatures, self.numbers) = (development, signatures, numbers)
  }

  /// The number of the file and the offset in it: a file has at most a gigabyte.
  private static func place(of entry: CatalogEntry, _ fileNumbers: [ObjectIdentifier: Int]) -> Int {
    (fileNumbers[ObjectIdentifier(entry.file)] ?? 0) << 32 | entry.keyRange.lowerBound
  }

  /// Elements by their places; only the numbers are moved about.
  private static func sorted<Element>(_ elements: [Element], by place: (Element) -> Int) -> [Element] {
    let places = elements.map(place)
    return elements.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { elements[$0] }
  }

  /// The language of an entry's locale.
  func language(ofEntryAt index: Int) -> LanguageTag { catalog.locales[facts[index].locale].tag }

  /// An entry beside the development language's; `nil` for one that is no translation.
  func translation(at index: Int) -> LintContext.Translation? {
    guard facts[index].isTranslation, let number = facts[index].development else { return nil }
    return LintContext.Translation(
      locale: catalog.locales[facts[index].locale], entry: entries[index], development: development[number])
  }
}

extension Array where Element: Sendable {
  /// The results of a function for ranges of the elements, in their order, worked out on all cores at once.
  func concurrentChunks<Result: Sendable>(_ transform: @Sendable (ArraySlice<Element>) -> Result) -> [Result] {
    let size = Swift.max(256, (count + 63) / 64)
    return stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
      .concurrentMap { transform($0) }
  }
}
