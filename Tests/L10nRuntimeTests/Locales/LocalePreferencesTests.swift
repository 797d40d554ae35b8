import L10nRuntime
import Testing

@Suite struct LocalePreferencesTests {
  private static let environments: [([String: String], String)] = [
    (["LANG": "fr_CA.UTF-8"], "fr-CA"), (["LANG": "fr_FR", "LC_MESSAGES": "de_DE"], "de-DE"),
    (["LANG": "fr_FR", "LC_ALL": "ja_JP.eucJP", "LC_MESSAGES": "de"], "ja-JP"),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "pt_BR:pt:es"], "pt-BR pt es"), (["LANG": "en_US", "LANGUAGE": ""], "en-US"),
    (["LANG": "C", "LANGUAGE": "fr"], ""), (["LANG": "fr", "LC_ALL": "POSIX", "LANGUAGE": "de"], ""),
    (["LANG": "C.UTF-8", "LANGUAGE": "fr"], "fr"), (["LANGUAGE": "fr"], "fr"), (["LANG": "C.UTF-8"], ""), ([:], ""),
    (["LANG": ""], ""),
    (["LANG": "en", "LANGUAGE": ":fr::de:fr"], "fr de"), (["LANG": "en", "LANGUAGE": "fr:C:de"], "fr"),
    (["LANG": "sr_RS@latin"], "sr-Latn-RS"), (["LANG": "!", "LC_ALL": ""], ""),
    (["LANG": "en", "LANGUAGE": "?:de"], "de"),
  ]

  @Test(arguments: environments)
  func readsTheEnvironmentLikeGettext(environment: [String: String], tags: String) {
    #expect(LocalePreferences(environment: environment).tags.map(\.description).joined(separator: " ") == tags)
  }

  @Test(arguments: [
    (["fr_CA.UTF-8", "de-u-co-phonebk"], "fr-CA de-u-co-phonebk"), (["C", "POSIX", "*", "", "en"], "en"),
    (["en", "EN", "iw", "he"], "en he"),
  ])
  func readsExplicitNames(names: [String], tags: String) {
    #expect(LocalePreferences(names).tags.map(\.description).joined(separator: " ") == tags)
  }

  @Test(arguments: [
    ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr-CH fr en de *"), ("de;q=0.4, ja;q=0.9", "ja de"),
    ("pt;q=0.3,es;q=0", "pt"), ("es;q=0", ""), ("*", "*"), ("", ""), ("it , ko ;q=0.7", "it ko"),
    ("ar-MA,ar;q=0.9,fr;q=0.9", "ar-MA ar fr"), ("sv;q=1.0,fi;q=1.0,ja;q=0.999", "sv fi ja"),
    ("en;q=0.001,ja;q=0.002", "ja en"), ("ZH-hant-tw", "ZH-hant-tw"), ("en\t; Q=0.5 ,\tde", "de en"),
    ("en;q=0.000", ""), ("en;q=0.0009", ""), ("en;q=1.001, de", "de"), ("en;q=2, de;q=.5, fr;q=x, it;q=", ""),
    ("<script>, e n, en--us, en-, 12, -, ;q=1, de", "de"), (",,, en,,", "en"), ("en;level=1;q=0.3, de;q=0.4", "de en"),
    ("en_US, fr", "en_US fr"), ("abcdefghi, en", "en"), ("en;q=0.5\u{0}, fr", "fr"), ("日本語, ja", "ja"),
  ])
  func ordersAcceptLanguageByWeight(header: String, preferences: String) {
    #expect(AcceptLanguage(header).preferences.joined(separator: " ") == preferences)
  }

  @Test func boundsTheWorkOnAHeader() {
    let many = (0..<5000).map { "aa-x-\($0)" }.joined(separator: ",")
    #expect(AcceptLanguage(many).preferences.count == 64)
    #expect(AcceptLanguage(String(repeating: ";", count: 100_000)).preferences.isEmpty)
    #expect(AcceptLanguage(String(repeating: ",", count: 100_000) + "en").preferences.isEmpty)
    #expect(AcceptLanguage("fr-CH, *, en;q=0.5").tags.map(\.description) == ["fr-CH", "en"])
  }
}
