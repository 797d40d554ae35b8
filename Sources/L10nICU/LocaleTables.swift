internal import CICU

/// The CLDR tables about languages and locales inside the ICU that is linked, as lines of `key value`.
///
/// Keys are subtags joined by `-`, `*` for any; lines are sorted by the subtags of their keys, bytewise, a key
/// before its continuations. All throw where the linked ICU lacks the table.
package enum LocaleTables {
  /// `zh-*-HK zh-Hant-HK`; the value `skip` says that the next subtag is a region.
  package static func likelySubtags() throws(LocaleTableError) -> [String] { try lines(CICU_LIKELY_SUBTAGS) }
  /// `desired-supported distance`, then by scripts and by partitions of regions.
  package static func distanceRules() throws(LocaleTableError) -> [String] { try lines(CICU_DISTANCE_RULES) }
  /// The partitions that a region belongs to, one character each.
  package static func regionPartitions() throws(LocaleTableError) -> [String] { try lines(CICU_REGION_PARTITIONS) }
  /// The locales preferred among equals.
  package static func paradigms() throws(LocaleTableError) -> [String] { try lines(CICU_PARADIGMS) }
  /// The distances of `Language`, `Script` and `Region` where no rule says otherwise.
  package static func defaultDistances() throws(LocaleTableError) -> [String] { try lines(CICU_DEFAULT_DISTANCES) }
  /// `child parent`, for the parents that truncation does not give.
  package static func parents() throws(LocaleTableError) -> [String] { try lines(CICU_PARENTS) }
  /// Replacements of languages and legacy tags; keys are in lower case.
  package static func languageAliases() throws(LocaleTableError) -> [String] { try lines(CICU_LANGUAGE_ALIASES) }
  /// Replacements of regions, several separated by spaces; keys are in lower case.
  package static func regionAliases() throws(LocaleTableError) -> [String] { try lines(CICU_REGION_ALIASES) }
  /// Replacements of scripts; keys are in lower case.
  package static func scriptAliases() throws(LocaleTableError) -> [String] { try lines(CICU_SCRIPT_ALIASES) }
  /// Replacements of variants; keys are in lower case.
  package static func variantAliases() throws(LocaleTableError) -> [String] { try lines(CICU_VARIANT_ALIASES) }
  /// The scripts written from right to left.
  package static func rightToLeftScripts() throws(LocaleTableError) -> [String] {
    try lines(CICU_RIGHT_TO_LEFT_SCRIPTS)
  }

  private static func lines(_ table: cicu_locale_table) throws(LocaleTableError) -> [String] {
    guard let text = LocaleServices.text(cicu_locale_table_lines(table)) else { throw LocaleTableError() }
    return text.split(separator: "\n").map(String.init).sorted { subtags($0).lexicographicallyPrecedes(subtags($1)) }
  }

  private static func subtags(_ line: String) -> [[UInt8]] {
    line.prefix { $0 != " " }.split(separator: "-").map { Array($0.utf8) }
  }
}

/// The linked ICU lacks a locale table, or keeps it in another shape.
package struct LocaleTableError: Error, CustomStringConvertible {
  package var description: String { "this ICU does not hold its locale tables in the known shape" }
}

extension Array where Element == [UInt8] {
  fileprivate func lexicographicallyPrecedes(_ other: [[UInt8]]) -> Bool {
    lexicographicallyPrecedes(other) { $0.lexicographicallyPrecedes($1) }
  }
}
