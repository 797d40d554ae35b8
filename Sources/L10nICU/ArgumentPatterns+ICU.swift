package import L10nRuntime

extension ArgumentPatterns {
  /// The words that ICU has for arguments in a locale, of those kinds that are wanted.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package convenience init(
    for tag: LanguageTag, durations: Bool, lists: Set<ListKind>, measures: Set<MeasureKind> = []
  ) throws(ICUError) {
    var patterns: [MeasureKind: MeasurePatterns] = [:]
    var joined: [ListKind: ListPatterns] = [:]
    for kind in lists { joined[kind] = try ListPatterns(for: tag, kind) }
    for kind in measures { patterns[kind] = try MeasurePatterns(for: tag, kind) }
    self.init(
      durations: durations ? try DurationPatterns(for: tag) : nil,
      lists: joined, measures: patterns)
  }
}
