package import L10nRuntime

/// ICU's own amounts of time in words, against which `UnitPatterns` are checked.
package enum UnitFormat {
  /// A number of a unit in words: `1 000 minutes`.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package static func text(of number: UInt64, _ unit: DurationUnit, in tag: LanguageTag) throws(ICUError) -> String {
    try formatted(number, unit, in: tag).text
  }

  static func formatted(
    _ number: UInt64, _ unit: DurationUnit, in tag: LanguageTag
  ) throws(ICUError) -> SkeletonFormat {
    try SkeletonFormat("unit/\(unit) unit-width-full-name", of: String(number), in: tag)
  }
}
