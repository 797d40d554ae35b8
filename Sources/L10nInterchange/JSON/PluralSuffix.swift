import L10nRuntime
import L10nSyntax

/// How flat JSON names plural forms: `clips_one`, `clips_other`.
enum PluralSuffix {
  /// The category that makes keys plural forms when there is one with it.
  static let needed = PluralCategory.other.rawValue

  static func key(_ key: TableKey, _ category: String) -> String { "\(key)_\(category)" }

  /// The key and the category of a name; `nil` for one without a category after it.
  private static func split(_ name: TableKey) -> (key: TableKey, category: String)? {
    guard let bar = name.text.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    let category = String(name.text[name.text.utf8.index(after: bar)...])
    guard PluralCategory(rawValue: category) != nil else { return nil }
    return (TableKey(String(name.text[..<bar])), category)
  }

  /// The text that a key of a table is a form of, and the category; `nil` if it is a text of its own.
  ///
  /// Keys that end in a plural category are forms of one text where one of them ends in `_other` and no key is theirs
  /// without the ending.
  static func plural(of name: TableKey, among keys: Set<TableKey>) -> (key: TableKey, category: String)? {
    guard let (plural, category) = split(name), !keys.contains(plural),
      keys.contains(TableKey(key(plural, needed)))
    else { return nil }
    return (plural, category)
  }
}
