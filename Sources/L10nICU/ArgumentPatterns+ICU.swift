package import L10nRuntime

extension ArgumentPatterns {
  /// The words that ICU has for arguments in a locale, of those kinds that are wanted.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package convenience init(
    for tag: LanguageTag, durations: Bool, lists: Bool, measures: Set<MeasureKind> = []
  ) throws(ICUError) {
    var patterns: [MeasureKind: MeasurePatterns] = [:]
    for kind in measures { patterns[kind] = try MeasurePatterns(for: tag, kind) }
    self.init(
      durations: durations ? try DurationPatterns(for: tag) : nil,
      lists: lists ? try ListPatterns(for: tag, .standard) : nil, measures: patterns)
  }
}
