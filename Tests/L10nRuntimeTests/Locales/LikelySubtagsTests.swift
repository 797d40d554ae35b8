import Testing

@testable import L10nRuntime

@Suite struct LikelySubtagsTests {
  @Test(arguments: [
    ("zh-TW", "zh-Hant-TW", "zh-TW"), ("zh-Hant", "zh-Hant-TW", "zh-TW"), ("zh", "zh-Hans-CN", "zh"),
    ("en", "en-Latn-US", "en"), ("en-GB", "en-Latn-GB", "en-GB"), ("pt", "pt-Latn-BR", "pt"),
    ("sr-ME", "sr-Latn-ME", "sr-ME"), ("pa-PK", "pa-Arab-PK", "pa-PK"), ("und-EG", "ar-Arab-EG", "ar"),
    ("und", "en-Latn-US", "en"), ("qqq", "qqq", "qqq"), ("az-Arab", "az-Arab-IR", "az-IR"),
    ("ca-valencia", "ca-Latn-ES-valencia", "ca-valencia"),
    ("de-u-co-phonebk", "de-Latn-DE-u-co-phonebk", "de-u-co-phonebk"),
  ])
  func addsAndRemovesWhatATagImplies(text: String, maximal: String, minimal: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(LikelySubtags.maximize(tag).description == maximal)
    #expect(LikelySubtags.minimize(tag).description == minimal)
  }

  @Test(arguments: [
    ("de", "de"), ("es-MX", "es-MX es-419 es"), ("en-AU", "en-AU en-001 en"), ("en-CA", "en-CA en"),
    ("pt-AO", "pt-AO pt-PT pt"), ("zh-MO", "zh-Hant-MO zh-Hant-HK zh-Hant"), ("zh-CN", "zh-CN zh"),
    ("zh-Hans-HK", "zh-Hans-HK zh-Hans zh"), ("sr-Latn-RS", "sr-Latn-RS sr-Latn"), ("nb-NO", "nb-NO nb no"),
    ("nn", "nn no"), ("hi-Latn", "hi-Latn en-IN en-001 en"), ("ca-ES-valencia", "ca-ES-valencia ca-ES ca"),
    ("pa-PK", "pa-Arab-PK pa-Arab"), ("de-DE-u-co-phonebk", "de-DE de"), ("az-Cyrl-AZ", "az-Cyrl-AZ az-Cyrl"),
    ("ru-Cyrl-RU", "ru-Cyrl-RU ru-Cyrl ru"), ("qqq-Latn-QZ", "qqq-Latn-QZ qqq-Latn"),
  ])
  func inheritsByCLDRParents(text: String, inheritance: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(ParentLocales.inheritance(of: tag).map(\.description).joined(separator: " ") == inheritance)
  }

  @Test(arguments: [
    ("zh", "*", nil), ("zh-*", nil, "*"), ("zh-Hant", "zh-Hant-TW", nil), ("ms", "skip", "*"), ("z", nil, nil),
    ("zhh", nil, nil), ("*-*-*", "en-Latn-US", nil), ("aa", "aa-Latn-ET", nil),
  ])
  func readsFrozenLinesAsATree(key: String, value: String?, child: String?) {
    let node = SubtagTree(LikelySubtagsData.lines).child(key)
    #expect(node?.value == (value == "*" ? nil : value))
    if let child { #expect(node?.child(child) != nil) }
    #expect(node?.child("") == nil)
  }
}
