package import L10nCompiler
package import L10nRuntime

extension ArgumentPatterns {
  /// The words that ICU has for arguments in a locale, of those kinds that are wanted.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package convenience init(for tag: LanguageTag, _ words: ArgumentWords) throws(ICUError) {
    var measures: [MeasureKind: MeasurePatterns] = [:]
    for kind in words.measures { measures[kind] = try MeasurePatterns(for: tag, kind) }
    var lists: [ListKind: ListPatterns] = [:]
    for kind in words.lists { lists[kind] = try ListPatterns(for: tag, kind) }
    var relatives: [RelativeTimeStyle.Width: RelativePatterns] = [:]
    for (width, hasWords) in words.relatives {
      relatives[width] = try RelativePatterns(for: tag, width, hasWords: hasWords)
    }
    var durations: [DurationStyle.Width: DurationPatterns] = [:]
    for (width, hasDays) in words.durations {
      durations[width] = try DurationPatterns(for: tag, width, hasDays: hasDays)
    }
    let hasNames = !words.languageNames.isEmpty || words.hasRegionNames
    self.init(
      durations: durations, lists: lists, measures: measures, relatives: relatives,
      names: hasNames
        ? try DisplayNames(
          for: tag, of: words.languages, words.languageNames, hasOwnNames: words.hasOwnNames,
          regions: words.hasRegionNames) : nil,
      clockSeparator: words.hasClocks ? try ClockSeparator.text(in: tag) : ":",
      rangeSeparator: words.hasRanges ? try RangeFormat.separator(in: tag) : "–")
  }
}
