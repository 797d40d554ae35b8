import L10nCompiler
import L10nICU
import L10nRuntime
import L10nSyntax
import Testing

@Suite struct PercentPatternsICUTests {
  @Test func everyLocaleWritesPercentAsICU() throws {
    for locale in try NumberFormat.locales() + ["xx", "ar-u-nu-latn", "fa-u-nu-latn", "de-u-nu-beng", "und"] {
      let tag = try #require(LanguageTag(locale))
      let format = PercentFormat(patterns: try PercentPatterns(for: tag), symbols: try NumberSymbols(for: tag))
      for percent in [0, 7, 45, 100, -3, 1234, -12_345, 99_999] {
        #expect(try format.text(percent: percent) == ICUAnswers.text(percent: percent, in: tag), "\(locale)")
      }
      #expect(PercentPatterns(coded: format.patterns.coded) == format.patterns)
    }
  }

  /// Regions that write percentages in another way are distinguished only if percentages are shown.
  @Test(arguments: [
    ("de", "de-CH", "45%"), ("de", "de-AT", "45\u{A0}%"), ("fr", "fr-CA", "45\u{A0}%"), ("es", "es-MX", "45%"),
    ("ar", "ar-EG", "٤٥٪\u{61C}"), ("ar", "ar-AE", "45\u{200E}%\u{200E}"),
    ("ar", "ar-u-nu-latn", "45\u{200E}%\u{200E}"),
    ("en", "en-GB", "45%"),
  ])
  func readersOfARegionSeeTheirOwn(locale: String, requested: String, expected: String) throws {
    let tag = try #require(LanguageTag(locale))
    let asked = LanguageTag(requested)
    let numbers = try LocaleNumbers(for: tag, NumberKinds(percentages: true))
    let format = PercentFormat(
      patterns: numbers.formats(for: asked).percents, symbols: numbers.formats(for: asked).symbols)
    #expect(format.text(percent: 45) == expected)
    #expect(LocaleNumbers(frozen: numbers.frozen).frozen == numbers.frozen)
    let plain = try LocaleNumbers(for: tag)
    #expect(plain.formats(for: asked).percents == .latin)
    #expect(plain.variants.count <= numbers.variants.count)
    #expect(plain.formats(for: asked).symbols == numbers.formats(for: asked).symbols)
  }
}
