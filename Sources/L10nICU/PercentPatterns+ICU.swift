package import L10nRuntime

extension PercentPatterns {
  /// What ICU writes around the digits of a percentage in a locale; `-u-nu-` chooses the digits.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag) throws(ICUError) {
    func affixes(_ number: String) throws(ICUError) -> Affixes {
      let formatted = try PercentText.formatted(number, in: tag)
      return Affixes(before: formatted.before, after: formatted.after ?? "")
    }
    self.init(positive: try affixes("5"), negative: try affixes("-5"))
  }
}

/// ICU's own percentages, against which `PercentPatterns` are checked.
package enum PercentText {
  /// A whole number of percent: `45%`.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package static func text(of percent: Int, in tag: LanguageTag) throws(ICUError) -> String {
    try formatted(String(percent), in: tag).text
  }

  fileprivate static func formatted(_ number: String, in tag: LanguageTag) throws(ICUError) -> SkeletonFormat {
    try SkeletonFormat("percent", of: number, in: tag)
  }
}
