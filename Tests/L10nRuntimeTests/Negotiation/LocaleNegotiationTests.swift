import Testing

@testable import L10nRuntime

struct LocaleNegotiationTests {
  /// Header; locale, reason, the preference that is served and its weight.
  @Test(
    arguments: [
      ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr", .sameLanguage, "fr-CH", 1),
      ("it, de ;q=0.25", "de", .exact, "de", 0.25), ("zh_tw;q=0.001", "zh-Hant", .likelySubtags, "zh_tw", 0.001),
      ("en-US", "en", .likelySubtags, "en-US", 1), ("no", "nb", .likelySubtags, "no", 1),
      ("es-MX", "es-419", .sameLanguage, "es-MX", 1), ("br", "fr", .relatedLanguage, "br", 1),
      ("yue", "zh-Hant", .relatedLanguage, "yue", 1), ("iw, und-BR;q=0.3", "pt-BR", .likelySubtags, "und-BR", 0.3),
      ("de-u-co-phonebk", "de", .exact, "de-u-co-phonebk", 1),
      ("", "en", .noPreference, nil, nil), (",;q=,<b>", "en", .noPreference, nil, nil),
      ("it", "en", .nothingMatched, nil, nil), ("it, und", "en", .nothingMatched, nil, nil),
      ("*", "en", .anyLanguage, nil, nil), ("it, *;q=0.1", "en", .anyLanguage, nil, nil),
      ("fr;q=0.5, *", "fr", .exact, "fr", 0.5), ("*;q=0", "en", .refused, nil, nil),
      ("it, *;q=0", "en", .refused, nil, nil), ("fr, *;q=0", "fr", .exact, "fr", 1),
      ("en;q=0", "en", .refused, nil, nil), ("fr;q=0", "en", .nothingMatched, nil, nil),
      ("it, en;q=0", "en", .refused, nil, nil), ("en;q=0, *", "ar", .anyLanguage, nil, nil),
      ("en;q=0, ar;q=0, DE;q=0, *;q=0.5", "es", .anyLanguage, nil, nil), ("en;q=0, *;q=0", "en", .refused, nil, nil),
      ("fr, fr;q=0", "en", .nothingMatched, nil, nil), ("en-US, en;q=0", "en", .likelySubtags, "en-US", 1),
      ("zh;q=0, zh-TW", "zh-Hant", .likelySubtags, "zh-TW", 1),
      ("zh-HK, zh-Hant;q=0", "en", .nothingMatched, nil, nil),
      ("es-MX, es-419;q=0, en;q=0.1", "es", .sameLanguage, "es-MX", 1), ("e;q=0, en", "en", .exact, "en", 1),
    ] as [(String, String, LocaleMatchReason, String?, Double?)])
  func tellsWhatServesAHeaderAndWhy(
    header: String, locale: String, reason: LocaleMatchReason, preference: String?, weight: Double?
  ) {
    let negotiation = NegotiableModule.plain.negotiate(acceptLanguage: header)
    #expect(negotiation.contentLanguage == locale && negotiation.reason == reason)
    #expect(negotiation.preference == preference && negotiation.weight == weight)
    #expect(NegotiableModule.plain.texts(acceptLanguage: header)[0] == locale)
    #expect(NegotiableModule.plain.texts(for: negotiation)[0] == locale)
  }

  /// The locales that the app supports; the header; the locale of a module with en-GB, fr and German as development
  /// language.
  @Test(arguments: [
    ("en, fr", "de, en;q=0.1", "en-GB", LocaleMatchReason.sameLanguage), ("en-GB", "de", "en-GB", .nothingMatched),
    ("fr-CA, en", "it", "fr", .nothingMatched), ("de, fr", "it", "de", .nothingMatched),
    ("it", "fr", "de", .nothingMatched),
    ("", "fr", "de", .nothingMatched), ("fr, en", "*", "fr", .anyLanguage),
    ("fr, en", "fr;q=0, *", "en-GB", .anyLanguage),
    ("en", "", "en-GB", .noPreference), ("fr", "*;q=0", "fr", .refused),
  ])
  func choosesAmongWhatTheAppSupports(available: String, header: String, locale: String, reason: LocaleMatchReason) {
    let tags = available.split(separator: ", ").compactMap { LanguageTag(String($0)) }
    let negotiation = NegotiableModule.german.negotiate(acceptLanguage: header, available: tags)
    #expect(negotiation.contentLanguage == locale && negotiation.reason == reason)
    let preferences = AcceptLanguage(header).tags
    if reason == .nothingMatched || reason == .sameLanguage {
      let listed = NegotiableModule.german.negotiate(preferences: preferences, available: tags)
      #expect(listed.contentLanguage == locale && listed.reason == reason && listed.weight == nil)
    }
  }

  @Test func tellsWhatHeadersAndPagesNeed() throws {
    let hongKong = NegotiableModule.plain.negotiate(acceptLanguage: "zh-HK")
    #expect(hongKong.direction == .leftToRight && hongKong.languageCode == "zh")
    #expect(hongKong.languageAndRegion == "zh-HK" && hongKong.chain.map(\.description) == ["zh-Hant", "en"])
    let cairo = NegotiableModule.plain.negotiate(preferences: LocalePreferences(["ar_EG.UTF-8"]).tags)
    #expect(cairo.direction.rawValue == "rtl" && cairo.preference == "ar-EG" && cairo.texts.numbers != 0)
    let mexico = NegotiableModule.plain.negotiate(acceptLanguage: "es-MX")
    #expect(mexico.chain.map(\.description) == ["es-419", "es", "en"])
    #expect(NegotiableModule.german.texts(for: mexico)[0] == "de", "a locale that another module does not have")
    let british = NegotiableModule.german.negotiate(acceptLanguage: "en-GB")
    #expect(NegotiableModule.plain.texts(for: british, options: TextOptions(digits: .latin))[0] == "en")
  }

  /// The locales that the app supports; the header; the app's language, the locale of the texts, and the locale for
  /// formatting.
  @Test(arguments: [
    ("de-AT de-DE de-CH", "de-CH", "de-CH", "de", "de-CH"), ("de-AT de-DE de-CH", "de", "de-DE", "de", "de"),
    ("de-AT de-CH en", "fr;q=0.1, de-LI", "de-AT", "de", "de-LI"), ("en-US en-GB", "en-AU", "en-GB", "en", "en-AU"),
    ("en-US en-GB", "*", "en-US", "en", "en"), ("en-US en-GB", "it", "en-US", "en", "en"),
    ("fr", "it", "fr", "fr", "fr"), ("it", "it", "en", "en", "en"), ("", "en-GB", "en", "en", "en"),
    ("nl it", "fr-BE", "en", "en", "en"), ("zh-TW zh-HK", "zh-HK", "zh-HK", "zh-Hant", "zh-Hant-HK"),
    ("zh-TW", "zh-HK", "zh-TW", "zh-Hant", "zh-Hant-HK"), ("pt ar", "und-BR", "pt", "pt-BR", "pt-BR"),
    ("ar-SA ar-MA ar", "ar-MA-u-nu-latn", "ar-MA", "ar", "ar-MA-u-nu-latn"), ("nb", "no-NO", "nb", "nb", "nb-NO"),
    ("fr", "br", "fr", "fr", "fr"), ("de-CH de", "gsw-CH", "de-CH", "de", "de-CH"),
  ])
  func tellsTheAppsLanguageFromTheReaders(
    available: String, header: String, chosen: String, locale: String, formatting: String
  ) {
    let tags = available.split(separator: " ").compactMap { LanguageTag(String($0)) }
    for negotiation in [
      NegotiableModule.plain.negotiate(acceptLanguage: header, available: tags),
      NegotiableModule.plain.negotiate(preferences: AcceptLanguage(header).tags, available: tags),
    ] {
      #expect(negotiation.chosen.description == chosen && negotiation.locale.description == locale)
      #expect(negotiation.formattingLocale.description == formatting && negotiation.contentLanguage == locale)
    }
  }

  /// Without a list of the app's the module's locale is chosen; no region is made up that the reader does not have.
  @Test func saysTheRegionOfTheReader() {
    let british = NegotiableModule.plain.negotiate(acceptLanguage: "en-GB")
    #expect(british.chosen == "en" && british.formattingLocale == "en-GB" && british.languageAndRegion == "en-GB")
    let serbian = PackedCatalog(development: "sr", tables: [_PackedTable("sr", texts: ["sr"])])
    let montenegro = serbian.negotiate(acceptLanguage: "sr-ME")
    #expect(montenegro.locale == "sr" && montenegro.reason == .sameLanguage)
    #expect(montenegro.formattingLocale == "sr-Cyrl-ME", "the script is that of the texts")
  }

  @Test func knowsLanguagesThatOverridesAdd() {
    let module = OverridableModule()
    #expect(module.catalog.negotiate(acceptLanguage: "it-CH").reason == .nothingMatched)
    module.catalog.overrides.reload([module.layer(["it": "play = Suona;"])])
    let negotiation = module.catalog.negotiate(acceptLanguage: "it-CH")
    #expect(negotiation.contentLanguage == "it" && negotiation.chain.map(\.description) == ["it", "en"])
    #expect(module.catalog.texts(for: negotiation)[0] == "Suona")
    module.catalog.overrides.reload([])
    #expect(module.catalog.negotiate(acceptLanguage: "it-CH").reason == .nothingMatched)
  }
}
