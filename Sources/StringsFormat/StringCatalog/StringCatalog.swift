/// A String Catalog (`.xcstrings`) as it was read: the texts of one table in all its languages, and findings beside them.
///
/// Reading never fails. Entries and localizations are made when they are asked for, so that a large catalog costs
/// little beside its text. Fields that are not known here are passed over.
public struct StringCatalog: Sendable {
  /// The entries that are objects, in file order; of equal keys the last one counts.
  public let entries: [StringCatalogEntry]

  /// The languages that have a localization, as they are written, by their bytes.
  public let languages: [String]

  /// What is wrong with the file's syntax and shape, in file order. What depends on formats or on the language is for
  /// those who know formats and languages.
  public let findings: [StringsFinding]

  /// Keys that the file has but whose entry cannot be used.
  public let brokenKeys: [TableKey]

  /// The JSON text that the catalog is written as.
  package let document: JSONDocument

  /// The localizations of all entries, in file order.
  private let places: [LocalizationPlace]

  /// The decoded text.
  public var source: SourceText { document.source }

  /// The language in which a key without a localization is its own text; `nil` where the file does not say.
  public var sourceLanguage: String? { document.root?["sourceLanguage"]?.value.string }

  /// The version of the format as the file gives it, such as `1.0`. Any version is read.
  public var version: String? { document.root?["version"]?.value.string }

  /// Reads a catalog from the bytes of a file.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) {
    document = JSONDocument(bytes)
    var reader = StringCatalogReader()
    reader.read(document)
    entries = reader.entries
    places = reader.places
    languages = reader.languages.sorted().map { $0.text }
    brokenKeys = reader.brokenKeys
    findings = (document.findings + reader.findings).inFileOrder
  }

  /// The localizations of one language in file order, each with its entry; of equal languages in one entry the last.
  ///
  /// - Complexity: O(*n*) in the number of the catalog's localizations.
  public func localizations(in language: String) -> [StringCatalogLocalization] {
    var members: [LocalizationPlace] = []
    for place in places where place.language.utf8.elementsEqual(language.utf8) {
      if members.last?.entry == place.entry { members.removeLast() }
      members.append(place)
    }
    var reader = StringCatalogReader()
    return members.map { reader.localization($0.member, entry: $0.entry) }
  }

  /// The language of the localization that holds an offset; `nil` for a place outside of all localizations.
  ///
  /// - Complexity: O(log *n*) in the number of the catalog's localizations.
  public func language(at offset: Int) -> String? {
    guard let place = places.last(beginningBy: offset, { $0.member.keyRange }),
      offset <= place.member.range.upperBound
    else { return nil }
    return place.language
  }
}

/// Where one localization of one entry stands.
struct LocalizationPlace: Sendable {
  /// An index into the catalog's entries.
  let entry: Int

  let language: String

  let member: JSONMember
}

/// One key of a String Catalog with what is said of it in all languages.
public struct StringCatalogEntry: Sendable {
  let member: JSONMember

  /// Whether the entry holds a list of phrases (`stringSet`, App Shortcuts) and no text that an app looks up.
  public let isPhraseList: Bool

  /// The key, escapes decoded: often the text of the source language itself.
  public var key: TableKey { member.key }

  /// The key's own text with its quotes.
  public var keyRange: Range<Int> { member.keyRange }

  /// The whole entry, from its key to the end of its object.
  public var range: Range<Int> { member.range }

  /// The comment for translators; `nil` without one.
  public var comment: String? { member.value["comment"]?.value.string }

  /// The place of the comment, quotes included; `nil` without one.
  public var commentRange: Range<Int>? { member.value["comment"]?.value.range }

  /// How the text came into the catalog: `manual`, `extracted_with_value`, `migrated`, or `stale` for one that is no
  /// longer in the code; `nil` for one that was extracted from the code.
  public var extractionState: String? { member.value["extractionState"]?.value.string }

  /// Whether the text is to be translated at all. One that is not is the same in all languages.
  public var shouldTranslate: Bool { member.value["shouldTranslate"]?.value.boolean ?? true }
}
