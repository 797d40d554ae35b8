package import L10nCore
package import L10nRuntime
import StringsFormat

/// What rules look at: a catalogue, and what several rules need to know of it.
package struct LintContext: Sendable {
  package let catalog: Catalog

  /// What the development texts take, by identity.
  private let developmentSignatures: [TextID: MessageSignature]

  private let brokenTexts: BrokenTexts

  /// The languages of the locales, by directory.
  private let languages: [String: LanguageTag]

  /// The rule's own settings; set anew for each rule.
  package var settings = RuleSettings()

  /// Every entry of every locale and layer, the development language's included, in order of files and places.
  package let entries: [CatalogEntry]

  /// Every entry of the development language, in order of files and places.
  package let developmentEntries: [CatalogEntry]

  /// Every text of every entry, in the order of the entries.
  package private(set) var texts: [LintText]

  /// Every text of a translation or an override layer beside the development language's, in the order of
  /// `translations`.
  package private(set) var pairs: [TextPair]

  /// What screen readers may speak; see `spokenTexts(_:)`.
  private(set) var spokenPlaces: [SpokenKind: [Int]] = [:]

  /// Every entry of another locale, or of an override layer, whose text the development language has, in order of
  /// files and places.
  package let translations: [Translation]

  /// What is wrong with the specifiers of those entries that have something wrong with them.
  private(set) var specifierFaults: [EntryPlace: [SpecifierFault]] = [:]

  /// How the arguments of each translation differ from those of the development text, in the same order; texts whose
  /// specifiers cannot be read are left out.
  private(set) var argumentComparisons: [ArgumentComparison] = []

  /// What the languages that have plural forms need of them.
  private(set) var pluralRequirements: [LanguageTag: PluralRequirements] = [:]

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    brokenTexts = BrokenTexts(catalog.files)
    let development = catalog.developmentEntries
    developmentSignatures = development.mapValues { $0.message.signature }
    let layers = [nil] + catalog.layers.indices.map { $0 }
    var entries: [CatalogEntry] = []
    var translations: [Translation] = []
    for (index, locale) in catalog.locales.enumerated() {
      for layer in layers {
        let found = catalog.entries(locale: index, layer: layer).values
        entries += found
        if layer == nil, catalog.developmentIndices.contains(index) { continue }
        translations += found.compactMap { entry in
          development[entry.id].map { Translation(locale: locale, entry: entry, development: $0) }
        }
      }
    }
    let numbers = Dictionary(catalog.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    func place(_ entry: CatalogEntry) -> (Int, Int) { (numbers[entry.file.path] ?? 0, entry.keyRange.lowerBound) }
    self.entries = entries.map { (place($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    developmentEntries = development.values.map { (place($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    self.translations = translations.map { (place($0.entry), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    languages = Dictionary(catalog.locales.map { ($0.directory, $0.tag) }, uniquingKeysWith: { first, _ in first })
    texts = []
    pairs = []
    texts = self.entries.flatMap { lintTexts(of: $0) }
    pairs = self.translations.flatMap { lintPairs(of: $0) }
    for tag in Set(self.entries.filter(\.isRule).map { language(of: $0) }) {
      pluralRequirements[tag] = PluralRequirements(for: tag)
    }
    spokenPlaces = readSpokenPlaces()
    for entry in self.entries {
      let faults = readSpecifierFaults(of: entry)
      if !faults.isEmpty { specifierFaults[EntryPlace(entry)] = faults }
    }
    argumentComparisons = self.translations.compactMap { ArgumentComparison($0, in: self) }
  }

  package var configuration: Configuration { catalog.configuration }

  /// What the development text of an entry takes; `nil` when the development language does not have it.
  package func developmentSignature(of id: TextID) -> MessageSignature? { developmentSignatures[id] }

  /// Whether a text is run as a format: only then do specifiers mean anything in its translations.
  package func isFormatted(_ id: TextID) -> Bool {
    !(developmentSignatures[id]?.arguments.isEmpty ?? true)
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
    languages[entry.file.place.directory] ?? LanguageTag(directoryName: entry.file.place.directory)
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

  /// What a text does, by the controls that use it, else by the last part of its key.
  ///
  ///     controls.playback.play.label → label
  package func kind(of id: TextID) -> ControlTextKind? {
    let declared = configuration.controls.lazy.flatMap(\.texts).first { $0.key == id.key.text }
    if let declared { return declared.kind }
    let last = id.key.text.split(separator: ".").last ?? ""
    return id.key.text.contains(".") ? ControlTextKind(rawValue: String(last)) : nil
  }
}
