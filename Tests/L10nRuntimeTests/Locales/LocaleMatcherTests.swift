import Testing

@testable import L10nRuntime

@Suite struct LocaleMatcherTests {
  @Test(arguments: [
    // Exact, then by language, script and region.
    ("de", "en de fr", "de"), ("fr-CA", "en fr", "fr"), ("zh-TW", "zh-Hans zh-Hant", "zh-Hant"),
    ("zh-Hans-HK", "zh-Hant zh-Hans", "zh-Hans"), ("zh-Hant", "en zh-Hans", nil), ("en-AU", "en en-GB", "en-GB"),
    ("en-CA", "en-GB en", "en"), ("es-AR", "en es es-419", "es-419"), ("es-AR", "en es es-MX", "es-MX"),
    ("pt-AO", "pt-BR pt-PT", "pt-PT"), ("pt-AO", "fr pt-MZ pt-PT", "pt-PT"), ("sr-Latn-RS", "en sr", "sr"),
    ("de-u-co-phonebk", "en de", "de"),
    ("en-US", "en en-US", "en-US"), ("en", "en-US en", "en"), ("und", "en", nil), ("und-TW", "en zh-Hant", "zh-Hant"),
    // Languages whose readers usually know another.
    ("ca", "en es", "es"), ("gsw", "en de", "de"), ("nn", "en nb", "nb"), ("no", "da nb", "nb"), ("de", "gsw en", nil),
    ("it", "en fr", nil), ("hi-Latn", "en hi", "hi"),
    // Several preferences: a distant match for the first loses to a near one for the next.
    ("ca fr", "en es fr", "fr"), ("pt-PT en", "en pt-BR", "pt-BR"), ("zh-Hant ja", "ja zh-Hans", "ja"), ("", "en", nil),
    // Pseudo-locales match only themselves.
    ("en-XA", "en en-XA", "en-XA"), ("en", "en-XA", nil), ("ar-XB", "en ar", nil), ("fr-psaccent", "en fr-XA", "fr-XA"),
    // Variants distinguish tags that are otherwise equal.
    ("ca-valencia", "ca ca-valencia", "ca-valencia"), ("ca", "ca-valencia ca", "ca"), ("ca-valencia", "en ca", "ca"),
    ("ca-ES-valencia", "ca ca-valencia", "ca-valencia"),
  ])
  func picksTheNearestLocale(preferences: String, available: String, best: String?) {
    let matcher = LocaleMatcher(available: tags(available))
    #expect(matcher.bestMatch(for: tags(preferences))?.tag.description == best)
  }

  @Test func saysWhichPreferenceIsServed() throws {
    let matcher = LocaleMatcher(available: tags("en fr-CH de"))
    let match = try #require(matcher.bestMatch(for: tags("it de-AT fr")))
    #expect(match.index == 2 && match.preferenceIndex == 1)
    #expect(matcher.bestMatch(for: tags(String(repeating: "it ", count: 10) + "de")) == nil)
    #expect(LocaleMatcher(available: []).bestMatch(for: tags("en")) == nil)
  }
}

/// The tags of words.
func tags(_ words: String) -> [LanguageTag] {
  words.split(separator: " ").compactMap { LanguageTag(String($0)) }
}
