package import StringsFormat

/// One language of a String Catalog: a table as a `.strings` and a `.stringsdict` file would hold it.
package struct StringCatalogTable: Sendable {
  /// The whole file, which the tables of all its languages share.
  package let catalog: StringCatalog

  /// The language as the file writes it.
  package let language: String

  /// Whether the language is the one whose keys are their own texts.
  package let isSource: Bool

  /// The texts in file order, untranslated ones among them; of equal keys all.
  package let texts: [StringCatalogText]

  /// Keys that are there but cannot be used.
  package let brokenKeys: [TableKey]

  /// What is wrong with the localizations of this language, and for the source language with the file as a whole.
  package let findings: [StringsFinding]

  /// The language in which a key without a localization is its own text.
  package static func sourceLanguage(of catalog: StringCatalog) -> String { catalog.sourceLanguage ?? "en" }

  /// Takes the texts of one language from a file.
  package init(_ catalog: StringCatalog, language: String) {
    self.catalog = catalog
    self.language = language
    let source = Self.sourceLanguage(of: catalog)
    isSource = language.utf8.elementsEqual(source.utf8)
    var reader = StringCatalogTableReader(catalog, isSource: isSource)
    reader.read(catalog.localizations(in: language))
    texts = reader.texts
    brokenKeys = catalog.brokenKeys + reader.brokenKeys
    findings = catalog.findings.filter {
      (catalog.language(at: $0.range.lowerBound) ?? source).utf8.elementsEqual(language.utf8)
    }
  }

  /// The text that holds an offset.
  ///
  /// - Complexity: O(log *n*) in the number of texts.
  package func text(at offset: Int) -> StringCatalogText? {
    guard let text = texts.last(beginningBy: offset, { $0.entry.range }), text.entry.range.contains(offset) else {
      return nil
    }
    return text
  }
}

/// The text of one key in one language of a String Catalog.
package struct StringCatalogText: Sendable {
  /// What the catalog says of the key in all languages.
  package let entry: StringCatalogEntry

  /// The text as a `.stringsdict` would spell it, with places in the String Catalog.
  package let rule: StringsdictRule

  /// The place of the language's name; of the key for a text that is its own key.
  package let keyRange: Range<Int>

  /// The least finished state of its texts. Texts of the source language are never `new`: there is nothing to translate.
  package let state: TranslationState

  /// The place of that state; `nil` where none is written.
  package let stateRange: Range<Int>?

  package var key: TableKey { entry.key }
}

/// Puts the localizations of one language beside their entries.
private struct StringCatalogTableReader {
  let catalog: StringCatalog
  let isSource: Bool
  var texts: [StringCatalogText] = []
  var brokenKeys: [TableKey] = []

  init(_ catalog: StringCatalog, isSource: Bool) {
    self.catalog = catalog
    self.isSource = isSource
  }

  mutating func read(_ localizations: [StringCatalogLocalization]) {
    texts.reserveCapacity(isSource ? catalog.entries.count : localizations.count)
    var next = 0
    for localization in localizations {
      addKeys(next..<localization.entry)
      next = localization.entry + 1
      add(localization, of: catalog.entries[localization.entry])
    }
    addKeys(next..<catalog.entries.count)
  }

  private mutating func add(_ localization: StringCatalogLocalization, of entry: StringCatalogEntry) {
    if entry.isPhraseList { return }
    let states = localization.states
    let least = states.min { $0.state.rank < $1.state.rank }
    guard let rule = StringCatalogRule(localization, comment: { entry.comment }).rule else {
      brokenKeys.append(entry.key)
      return
    }
    let state = least.map { TranslationState($0.state) } ?? .translated
    texts.append(
      StringCatalogText(
        entry: entry, rule: rule, keyRange: localization.languageRange,
        state: isSource && state == .new ? .translated : state, stateRange: least?.stateRange))
  }

  /// Adds the keys that are their own texts: those of the source language without a localization.
  private mutating func addKeys(_ numbers: Range<Int>) {
    guard isSource else { return }
    for entry in catalog.entries[numbers] where !entry.isPhraseList {
      let key = entry.key
      // Xcode keeps an entry "" for views without a text; nobody looks it up.
      if key.text.isEmpty { continue }
      let text = StringsdictText(key.text, range: entry.keyRange, pairRange: entry.keyRange)
      texts.append(
        StringCatalogText(
          entry: entry, rule: .text(text), keyRange: entry.keyRange, state: .translated, stateRange: nil))
    }
  }
}

extension StringCatalogLocalization {
  /// The units of all its texts.
  fileprivate var states: [StringCatalogUnit] {
    (content?.units ?? []) + substitutions.flatMap(\.content.units)
  }
}

extension StringCatalogContent {
  fileprivate var units: [StringCatalogUnit] {
    switch self {
    case .unit(let unit): [unit]
    case .plural(let variations), .device(let variations): variations.flatMap(\.content.units)
    }
  }
}

extension StringCatalogUnit.State {
  /// How finished a text is.
  fileprivate var rank: Int {
    switch self {
    case .new: 0
    case .stale: 1
    case .needsReview: 2
    case .translated: 3
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
}
