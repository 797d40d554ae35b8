import L10nICU
import L10nRuntime
import Testing

@Suite struct PercentPatternsICUTests {
  @Test func everyLocaleWritesPercentAsICU() throws {
    for locale in try NumberFormat.locales() + ["xx", "ar-u-nu-latn", "fa-u-nu-latn", "de-u-nu-beng", "und"] {
      let tag = try #require(LanguageTag(locale))
      let format = PercentFormat(patterns: try PercentPatterns(for: tag), symbols: try NumberSymbols(for: tag))
      for percent in [0, 7, 45, 100, -3, 1234, -12_345, 99_999] {
        #expect(try format.text(percent: percent) == PercentText.text(of: percent, in: tag), "\(locale)")
      }
      #expect(PercentPatterns(coded: format.patterns.coded) == format.patterns)
    }
  }
}
