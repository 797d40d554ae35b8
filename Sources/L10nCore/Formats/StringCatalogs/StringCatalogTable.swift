package import L10nSyntax

/// One language of a String Catalog, as a table like that of a `.strings` and a `.stringsdict` file.
package struct StringCatalogTable: Sendable {
  /// The whole file, which the tables of all its languages share.
  package let catalog: StringCatalog

  /// The language as it is written in the file.
  package let language: String

  /// Whether the language is the one whose keys are their own texts.
  package let isSource: Bool

  /// The texts in file order, including untranslated ones and equal keys. Texts of the source language are never `new`,
  /// because there is nothing to translate.
  package let entries: [LoadedEntry]

  /// Existing keys that cannot be used.
  package let brokenKeys: [TableKey]

  /// The problems in the localizations of this language, and for the source language in the file as a whole.
  package let findings: [StringsFinding]

  /// The language in which a key without a localization is its own text.
  package static func sourceLanguage(of catalog: StringCatalog) -> String { catalog.sourceLanguage ?? "en" }

  /// The texts of an entry in the source language, and its key.
  static func originalTexts(of key: TableKey, in catalog: StringCatalog) -> [String] {
    let source = catalog.localizations(in: sourceLanguage(of: catalog)).last { catalog.entries[$0.entry].key == key }
    return (source?.text?.leaves.flatMap(\.message.texts) ?? []) + [key.text]
  }

  /// Reads the texts of one language from a file.
  package init(_ catalog: StringCatalog, language: String) {
    self.catalog = catalog
    self.language = language
    let source = Self.sourceLanguage(of: catalog)
    isSource = language.utf8.elementsEqual(source.utf8)
    var reader = StringCatalogTableReader(catalog: catalog, isSource: isSource)
    reader.read(catalog.localizations(in: language))
    entries = reader.entries
    brokenKeys = catalog.brokenKeys + reader.brokenKeys
    findings = catalog.findings.filter {
      (catalog.language(at: $0.range.lowerBound) ?? source).utf8.elementsEqual(language.utf8)
    }
  }
}

/// Joins the localizations of one language with their entries.
private struct StringCatalogTableReader {
  let catalog: StringCatalog
  let isSource: Bool
  var entries: [LoadedEntry] = []
  var brokenKeys: [TableKey] = []

  /// The texts of the source language, by entry; `nil` until they are needed.
  private var sourceTexts: [Int: [String]]?

  init(catalog: StringCatalog, isSource: Bool) { (self.catalog, self.isSource) = (catalog, isSource) }

  mutating func read(_ localizations: [StringCatalogLocalization]) {
    entries.reserveCapacity(isSource ? catalog.entries.count : localizations.count)
    var next = 0
    for localization in localizations {
      addKeys(next..<localization.entry)
      next = localization.entry + 1
      add(localization)
    }
    addKeys(next..<catalog.entries.count)
  }

  private mutating func add(_ whole: StringCatalogLocalization) {
    let entry = catalog.entries[whole.entry]
    if entry.isPhraseList { return }
    let localization = isSource ? whole : whole.withoutNewForms
    let text = localization.shown(comment: { entry.comment }) { originalTexts(of: whole.entry) }
    guard let text else {
      brokenKeys.append(entry.key)
      return
    }
    let least = localization.units.min { state(of: $0).rank < state(of: $1).rank }
    add(
      text, of: localization.entry, at: localization.languageRange, state: least.map(state) ?? .translated,
      at: least?.stateRange, formStates: states(of: text, localization.units))
  }

  private func state(of unit: StringCatalogUnit) -> TranslationState {
    let state = TranslationState(unit.state)
    return isSource && state == .new ? .translated : state
  }

  /// The states of the texts; none if all are the same.
  private func states(of text: PlacedMessage, _ units: [StringCatalogUnit]) -> [TranslationState] {
    if Set(units.map(state)).count < 2 { return [] }
    let states = Dictionary(units.map { ($0.textRange, state(of: $0)) }) { $1 }
    return text.places.texts.map { states[$0.range] ?? .translated }
  }

  /// The texts of an entry in the source language, and its key.
  private mutating func originalTexts(of entry: Int) -> [String] {
    if sourceTexts == nil {
      let source = StringCatalogTable.sourceLanguage(of: catalog)
      sourceTexts = Dictionary(
        catalog.localizations(in: source).map { ($0.entry, $0.text?.leaves.flatMap(\.message.texts) ?? []) }
      ) { $1 }
    }
    return (sourceTexts?[entry] ?? []) + [catalog.entries[entry].key.text]
  }

  private mutating func add(
    _ text: PlacedMessage, of number: Int, at keyRange: Range<Int>, state: TranslationState = .translated,
    at stateRange: Range<Int>? = nil, formStates: [TranslationState] = []
  ) {
    let entry = catalog.entries[number]
    var isRule = true
    if case .text = text.message.content { isRule = false }
    entries.append(
      LoadedEntry(
        key: entry.key, keyRange: keyRange, sharedKeyRange: entry.keyRange, range: entry.range, text: text,
        isRule: isRule,
        comments: number..<number + 1, state: state, formStates: formStates, stateRange: stateRange,
        isTranslatable: entry.shouldTranslate, extractionState: entry.extractionState ?? TextUnit.extracted,
        isCommentGenerated: entry.isCommentGenerated))
  }

  /// Adds the keys that are their own texts: those of the source language without a localization.
  private mutating func addKeys(_ numbers: Range<Int>) {
    guard isSource else { return }
    for number in numbers {
      let entry = catalog.entries[number]
      // Xcode adds an entry "" for views without a text; no code looks it up.
      if entry.isPhraseList || entry.key.text.isEmpty { continue }
      let place = MessagePlaces.Text(entry.keyRange, pairRange: entry.keyRange)
      add(PlacedMessage(entry.key.text, at: place), of: number, at: entry.keyRange)
    }
  }
}

extension TranslationState {
  /// The state of a text in a String Catalog.
  package init(_ state: StringCatalogUnit.State) {
    switch state {
    case .new: self = .new
    case .translated: self = .translated
    case .needsReview: self = .needsReview
    case .stale: self = .stale
    }
  }

  /// The rank of a state, from unfinished to finished.
  package var rank: Int {
    switch self {
    case .new: 0
    case .stale: 1
    case .needsReview: 2
    case .translated: 3
    }
  }
}
