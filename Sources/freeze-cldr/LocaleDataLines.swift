import CICUReference
import L10nICU

/// The CLDR tables about languages and locales in the linked ICU, as lines of `key value`.
///
/// Keys are subtags joined by `-`, `*` for any; lines are sorted by the subtags of their keys, bytewise, a key before
/// its continuations. All throw if the linked ICU lacks the table.
enum LocaleDataLines {
  /// `zh-*-HK zh-Hant-HK`; the value `skip` means that the next subtag is a region.
  static func likelySubtags() throws(LocaleDataError) -> [String] { try lines(CICU_LIKELY_SUBTAGS) }
  /// `desired-supported distance`, then by scripts and by partitions of regions.
  static func distanceRules() throws(LocaleDataError) -> [String] { try lines(CICU_DISTANCE_RULES) }
  /// The partitions that a region belongs to, one character each.
  static func regionPartitions() throws(LocaleDataError) -> [String] { try lines(CICU_REGION_PARTITIONS) }
  /// The locales preferred among equals.
  static func paradigms() throws(LocaleDataError) -> [String] { try lines(CICU_PARADIGMS) }
  /// The distances of `Language`, `Script` and `Region` without a rule.
  static func defaultDistances() throws(LocaleDataError) -> [String] { try lines(CICU_DEFAULT_DISTANCES) }
  /// `child parent`, for the parents that differ from truncation.
  static func parents() throws(LocaleDataError) -> [String] { try lines(CICU_PARENTS) }
  /// Replacements of languages and legacy tags; keys are in lower case.
  static func languageAliases() throws(LocaleDataError) -> [String] { try lines(CICU_LANGUAGE_ALIASES) }
  /// Replacements of regions, several separated by spaces; keys are in lower case. Three-letter codes are left out,
  /// because tags do not use them for regions.
  static func regionAliases() throws(LocaleDataError) -> [String] {
    try lines(CICU_REGION_ALIASES).filter { line in
      line.prefix { $0 != " " }.count == 2 || line.first?.isNumber == true
    }
  }
  /// Replacements of scripts; keys are in lower case.
  static func scriptAliases() throws(LocaleDataError) -> [String] { try lines(CICU_SCRIPT_ALIASES) }
  /// Replacements of variants; keys are in lower case.
  static func variantAliases() throws(LocaleDataError) -> [String] { try lines(CICU_VARIANT_ALIASES) }
  /// The right-to-left scripts.
  static func rightToLeftScripts() throws(LocaleDataError) -> [String] {
    try lines(CICU_RIGHT_TO_LEFT_SCRIPTS)
  }

  private static func lines(_ table: cicu_locale_table) throws(LocaleDataError) -> [String] {
    guard let text = textOfICU(taking: cicu_locale_table_lines(table)) else { throw LocaleDataError() }
    return text.split(separator: "\n").map(String.init).sorted { subtags($0).lexicographicallyPrecedes(subtags($1)) }
  }

  private static func subtags(_ line: String) -> [[UInt8]] {
    line.prefix { $0 != " " }.split(separator: "-").map { Array($0.utf8) }
  }
}

/// The linked ICU lacks a locale table, or stores it in another format.
struct LocaleDataError: Error, CustomStringConvertible {
  var description: String { "this ICU does not hold its locale tables in the known shape" }
}

extension Array where Element == [UInt8] {
  fileprivate func lexicographicallyPrecedes(_ other: [[UInt8]]) -> Bool {
    lexicographicallyPrecedes(other) { $0.lexicographicallyPrecedes($1) }
  }
}
