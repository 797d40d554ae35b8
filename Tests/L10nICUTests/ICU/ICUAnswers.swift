import CICUReference
import L10nRuntime

@testable import L10nICU

/// ICU's own answers, against which the frozen data and the plain code are checked.
enum ICUAnswers {
  /// The canonical form of a tag, with its CLDR aliases resolved; `nil` if ICU cannot read the tag.
  static func canonicalTag(_ tag: String) -> String? { textOfICU(taking: cicu_locale_canonical_tag(tag)) }

  /// Whether the language is written from right to left.
  static func isRightToLeft(_ tag: String) -> Bool { cicu_locale_is_right_to_left(tag) != 0 }

  /// A decimal number (ASCII, `-1234.5`) as the locale writes it, with at most six fraction digits.
  static func text(of number: String, in tag: LanguageTag) throws(ICUError) -> String {
    try SkeletonFormat("", of: number, in: tag).text
  }

  /// A whole number of percent: `45%`.
  static func text(percent: Int, in tag: LanguageTag) throws(ICUError) -> String {
    try SkeletonFormat("percent", of: String(percent), in: tag).text
  }

  /// A number of a unit in words: `1.2 megabits per second`.
  /// - Parameters:
  ///   - number: a decimal number, ASCII.
  ///   - unit: the unit's place among those of the measure, from 0.
  static func text(
    of number: String, unit: Int, _ kind: MeasureKind, in tag: LanguageTag
  ) throws(ICUError) -> String {
    try SkeletonFormat(kind.skeletons[unit], of: number, in: tag).text
  }

  /// A number of a unit of time in words: `1 000 minutes`.
  static func text(
    of number: UInt64, _ unit: DurationUnit, _ width: DurationStyle.Width, in tag: LanguageTag
  ) throws(ICUError) -> String {
    try SkeletonFormat("unit/\(unit) \(width.skeleton)", of: String(number), in: tag).text
  }

  /// The locales of a tag's language and script that write numbers differently from the tag, sorted by tag.
  ///
  ///     regionalDifferences(of: "ar")  // ar-AE, ar-DZ, ar-EH, ar-LY … with European digits
  ///
  /// Only locales that ICU has data for, and that name a region: for `zh-Hant` those of Taiwan, Hong
  /// Kong and Macao, never those of `zh-Hans`.
  static func regionalDifferences(
    of tag: LanguageTag
  ) throws(ICUError) -> [(tag: LanguageTag, symbols: NumberSymbols)] {
    let own = try NumberSymbols(for: tag)
    var differences: [(tag: LanguageTag, symbols: NumberSymbols)] = []
    for region in try NumberSymbols.regions(of: tag) {
      let symbols = try NumberSymbols(for: region)
      if symbols != own { differences.append((region, symbols)) }
    }
    return differences
  }
}
