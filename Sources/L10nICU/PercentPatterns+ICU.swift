package import L10nRuntime

extension PercentPatterns {
  /// ICU's texts around the digits of a percentage in a locale; `-u-nu-` selects the digits.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag) throws(ICUError) {
    func affixes(_ number: String) throws(ICUError) -> Affixes {
      let formatted = try SkeletonFormat("percent", of: number, in: tag)
      return Affixes(before: formatted.before, after: formatted.after ?? "")
    }
    self.init(positive: try affixes("5"), negative: try affixes("-5"))
  }
}
