import L10nRuntime
package import L10nSyntax

/// The suffixes of i18next's plural forms: `clips_one`, `clips_other`, and for ordinal numbers `place_ordinal_one`.
package enum PluralSuffix {
  /// The category that a set of plural forms must have: without it, keys are separate texts.
  package static let needed = PluralCategory.other.rawValue

  /// The text between a key and an ordinal category.
  package static let ordinal = "_ordinal"

  /// The suffix of the second of two forms before version 21.
  static let earlier = "plural"

  /// The suffix of the first of several forms before version 21.
  static let first = "0"

  /// The key of a form; an empty suffix leaves the key unchanged.
  package static func key(_ key: TableKey, _ suffix: String) -> String {
    suffix.isEmpty ? key.text : "\(key)_\(suffix)"
  }

  /// The part of a key before a suffix of plural forms, and the suffix; `nil` for a key without one.
  static func split(_ name: TableKey) -> (stem: TableKey, suffix: String)? {
    guard let bar = name.text.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    let suffix = String(name.text[name.text.utf8.index(after: bar)...])
    let isNumber = suffix.utf8.count == 1 && suffix >= "0" && suffix <= "5"
    guard isNumber || suffix == earlier || PluralCategory(rawValue: suffix) != nil else { return nil }
    return (TableKey(String(name.text[..<bar])), suffix)
  }

  /// The text that a key of a table is a form of, and the category; `nil` if the key is a separate text.
  ///
  /// Keys that end in a plural category are forms of one text if one of them ends in `_other` and no key is the same
  /// without the ending.
  package static func plural(of name: TableKey, among keys: Set<TableKey>) -> (key: TableKey, category: String)? {
    guard let (plural, category) = split(name), PluralCategory(rawValue: category) != nil, !keys.contains(plural),
      keys.contains(TableKey(key(plural, needed)))
    else { return nil }
    return (plural, category)
  }
}
