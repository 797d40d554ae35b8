import L10nRuntime
import L10nSyntax

/// The keys of a file of i18next, and which of them are plural forms of one text.
///
///     "clips_one": "{{count}} clip", "clips_other": "{{count}} clips"    since version 21
///     "clips": "{{count}} clip", "clips_plural": "{{count}} clips"       before, in languages with two forms
///     "clips_0": "{{count}} klip", "clips_1": …                          before, in others
///
/// Source: i18next, "JSON Format" v4 and v3, "Plurals".
struct I18nextKeys: Sendable {
  /// The dialect of texts: arguments have two braces.
  static let dialect: ICUDialect = [.doubleBraces, .plainApostrophes, .plainNumberSigns]

  /// The argument that chooses plural forms.
  static let number = "count"

  /// Whether plurals have the suffixes that were used before version 21.
  let areEarlier: Bool

  /// Whether some text has an argument.
  let haveArguments: Bool

  private let keys: Set<TableKey>

  /// The suffixes of the forms of a text, by the stem of its keys.
  private let suffixes: [TableKey: Set<String>]

  /// - Parameters:
  ///   - entries: the entries of one file.
  ///   - isKnown: whether the file is i18next's, though it may have neither arguments nor plural forms.
  /// - Returns: `nil` for a file that is not i18next's.
  init?(_ entries: [JSONTable.Entry], isKnown: Bool) {
    keys = Set(entries.map(\.key))
    var suffixes: [TableKey: Set<String>] = [:]
    var counting: Set<TableKey> = []
    var hasArguments = false
    for entry in entries {
      let text = entry.value.string ?? ""
      let arguments = ICUMessage.doubleBracedArguments(in: text)
      hasArguments = hasArguments || !arguments.isEmpty
      guard let (stem, suffix) = PluralSuffix.split(entry.key) else { continue }
      suffixes[stem, default: []].insert(suffix)
      if arguments.contains(where: { $0.name == Self.number }) { counting.insert(stem) }
    }
    self.suffixes = suffixes.reduce(into: [:]) { [keys] result, group in
      let (stem, own) = group
      let categories = own.filter { PluralCategory(rawValue: $0) != nil }
      let isEarlier = own.contains(PluralSuffix.earlier) && keys.contains(stem)
      if isEarlier || own.contains(PluralSuffix.first) && counting.contains(stem) {
        result[stem] = own.filter { $0 == PluralSuffix.earlier || Int($0) != nil }
      } else if categories.contains(PluralSuffix.needed) && categories.count > 1
        || !categories.isEmpty && counting.contains(stem)
      {
        result[stem] = categories
      }
    }
    areEarlier = self.suffixes.values.contains { $0.contains(PluralSuffix.earlier) || $0.contains(PluralSuffix.first) }
    haveArguments = hasArguments
    if !isKnown, self.suffixes.isEmpty, !hasArguments { return nil }
  }

  /// The text that a key is a form of: its key, the stem of its forms' keys, and the suffix, which is empty for the key
  /// alone; `nil` for a text without forms.
  ///
  /// A text without forms that has the stem as its key, and is shown without a number, keeps that key.
  func form(_ key: TableKey) -> (key: TableKey, stem: TableKey, suffix: String)? {
    if suffixes[key]?.contains(PluralSuffix.earlier) ?? false { return (key, key, "") }
    guard let (stem, suffix) = PluralSuffix.split(key), let own = suffixes[stem], own.contains(suffix) else {
      return nil
    }
    let isTaken = keys.contains(stem) && !own.contains(PluralSuffix.earlier)
    return (isTaken ? TableKey(PluralSuffix.key(stem, PluralSuffix.needed)) : stem, stem, suffix)
  }

  /// Whether forms have numbers, so that i18next looks up neither the key alone nor `_plural`.
  func areNumbered(_ stem: TableKey) -> Bool { suffixes[stem]?.contains { Int($0) != nil } ?? false }
}

/// The suffixes of plural forms in one language, and the selector of each: a category, or `=0`.
struct I18nextSuffixes {
  /// The categories of numbered suffixes, in the order of the numbers.
  private let numbered: [PluralCategory]

  /// Whether the category `zero` is for more numbers than 0.
  private let hasZero: Bool

  init(_ language: LanguageTag) {
    numbered =
      switch language.language {
      case "lv": [.one, .other, .zero]
      case "sl": [.other, .one, .two, .few]
      case "he": [.one, .two, .many, .other]
      default: PluralRequirements(for: language).integers
      }
    hasZero = PluralRules(for: language).categories.contains(.zero)
  }

  /// The selector of a suffix; `nil` for a suffix that is never looked up.
  func selector(_ suffix: String, isOrdinal: Bool) -> String? {
    switch suffix {
    case "": return (numbered.count == 1 ? numbered[0] : .one).rawValue
    case PluralSuffix.earlier: return numbered.count == 1 ? nil : PluralCategory.other.rawValue
    // A form for 0 is shown in every language.
    case PluralCategory.zero.rawValue: return hasZero || isOrdinal ? suffix : "=0"
    default:
      guard let number = Int(suffix) else { return suffix }
      return numbered.indices.contains(number) ? numbered[number].rawValue : nil
    }
  }

  /// The suffix for a selector; `nil` where the language has no form for it.
  ///
  /// - Parameter isEarlier: whether to use the suffixes from before version 21.
  func suffix(_ selector: String, isEarlier: Bool) -> String? {
    let category = selector == "=0" ? PluralCategory.zero.rawValue : selector
    guard isEarlier else { return category }
    if numbered.count == 2, let index = numbered.firstIndex(where: { $0.rawValue == category }) {
      return index == 0 ? "" : PluralSuffix.earlier
    }
    return numbered.firstIndex { $0.rawValue == category }.map { "\($0)" }
  }
}
