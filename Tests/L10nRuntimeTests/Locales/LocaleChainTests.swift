import L10nRuntime
import Testing

@Suite struct LocaleChainTests {
  @Test(arguments: [
    ("zh-MO", "en zh-Hant zh-HK zh-Hans", "en", "zh-HK zh-Hant en"),
    ("pt-AO", "en pt-BR pt-PT", "en", "pt-PT pt-BR en"),
    ("pt-MO", "en pt pt-PT", "en", "pt-PT pt en"), ("es-MX", "en es es-419 es-MX", "en", "es-MX es-419 es en"),
    ("es-MX", "en es es-MX", "en", "es-MX es en"), ("zh-HK", "en zh_CN zh_TW", "en", "zh_TW en"),
    ("sr-Latn", "en sr sr-Latn", "en", "sr-Latn en"), ("nb-NO", "en no nb", "en", "nb no en"),
    ("nn", "en no", "en", "no en"), ("zh-Hant-HK", "en zh-Hans zh_TW zh-Hant-HK", "en", "zh-Hant-HK zh_TW en"),
    ("en-GB", "de en ja", "de", "en de"), ("en-GB", "en-GB en en-001", "en", "en-GB en-001 en"),
    ("en-CA", "en", "en", "en"), ("ca-ES-valencia", "en ca ca-valencia", "en", "ca-valencia ca en"),
    ("fr", "fr fr-FR en", "en", "fr fr-FR en"),
    // Directory names are returned unchanged.
    ("fr-CH de", "English French German", "English", "French English"),
    ("de", "English German", "en", "German English"),
    ("he-IL", "en iw", "en", "iw en"), ("pt", "en Portuguese", "en", "Portuguese en"),
    // Base is the development language.
    ("it en", "Base ja", "en", "Base"), ("ja", "Base ja", "en", "ja Base"), ("fr", "Base en fr", "en", "fr en Base"),
    ("it", "Base en fr", "en", "en Base"),
    // Nothing matches.
    ("it", "en fr", "en", "en"), ("", "de en", "en", "en"), ("it", "fr ja", "en", "en"),
    ("und en", "ja en", "ja", "en ja"),
    ("it", "", "en", "en"), ("zh-Hant", "zh-Hans en", "en", "en"), ("fr", "fr my+folder", "en", "fr en"),
    ("pt", "pt-BR zh_CN", "zh-Hans", "pt-BR zh_CN"),
  ])
  func fallsBackWithinTheScriptThenToDevelopment(
    preferences: String, names: String, development: String, chain: String
  ) {
    let locales = AvailableLocales(names: names.split(separator: " ").map(String.init), development: development)
    let result = locales.chain(for: preferences.split(separator: " ").compactMap { LanguageTag(String($0)) })
    #expect(result.names.joined(separator: " ") == chain)
    #expect(result.indices.map { locales.names[$0] } == result.names.filter(locales.names.contains))
    #expect(result.best == result.names.first)
  }

  @Test func saysWhetherAPreferenceIsServed() throws {
    let locales = AvailableLocales(names: ["en", "fr"], development: "en")
    let none: LanguageTag = "und", italian: LanguageTag = "it"
    let french: LanguageTag = "fr-CA"
    #expect(locales.chain(for: [none, italian, french]).preferenceIndex == 2)
    #expect(!locales.chain(for: [italian]).isMatched)
    #expect(locales.chain(for: [italian]).indices == [0])
  }
}
