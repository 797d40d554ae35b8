import Testing

@testable import L10nRuntime

@Suite struct LikelySubtagsTests {
  @Test(arguments: [
    ("zh-TW", "zh-Hant-TW"), ("zh-Hant", "zh-Hant-TW"), ("zh", "zh-Hans-CN"), ("en", "en-Latn-US"),
    ("en-GB", "en-Latn-GB"), ("pt", "pt-Latn-BR"), ("sr-ME", "sr-Latn-ME"), ("pa-PK", "pa-Arab-PK"),
    ("und-EG", "ar-Arab-EG"), ("und", "en-Latn-US"), ("qqq", "qqq"), ("az-Arab", "az-Arab-IR"),
    ("ca-valencia", "ca-Latn-ES-valencia"), ("de-u-co-phonebk", "de-Latn-DE-u-co-phonebk"),
  ])
  func addsWhatATagImplies(text: String, maximal: String) throws {
    #expect(LikelySubtags.maximize(try #require(LanguageTag(text))).description == maximal)
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
