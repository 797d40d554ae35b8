import L10nICU
import L10nRuntime
import Testing

@Suite(.enabled(if: FrozenLocaleData.isOfLinkedICU, "the frozen plural rules are of another ICU version"))
struct MeasurePatternsICUTests {
  /// Amounts with their rounded values: a number and the index of its unit.
  private static let amounts: [(UInt64, String, Int)] = [
    (0, "0", 0), (1, "1", 0), (2, "2", 0), (11, "11", 0), (1499, "1", 1), (999_499, "999", 1), (1_450_000, "1.5", 2),
    (2_049_999, "2", 2), (999_950_000, "1", 3), (21_000_000_000, "21", 3),
  ]

  /// Regions differ in little from their languages, and ICU takes its time for units of units.
  @Test(arguments: MeasureKind.all)
  func everyLanguageWritesMeasuresAsICU(kind: MeasureKind) throws {
    for locale in try NumberFormat.locales() + ["xx", "ar-u-nu-latn", "und"] {
      let tag = try #require(LanguageTag(locale))
      guard tag.region == nil || ["pt-PT", "es-MX", "en-IN"].contains(locale) else { continue }
      let patterns = try MeasurePatterns(for: tag, kind)
      let rules = PluralRules(for: tag)
      let symbols = try NumberSymbols(for: tag)
      for (amount, number, unit) in Self.amounts {
        let text = patterns.text(of: amount, pluralRules: rules, symbols: symbols)
        #expect(try text == ICUAnswers.text(of: number, unit: unit, kind, in: tag), "\(locale)")
      }
    }
  }
}
