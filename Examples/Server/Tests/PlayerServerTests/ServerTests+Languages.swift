import Testing

extension ServerTests {
  /// The languages of the player, and readers of others: the requested languages, the language of the answer, the label
  /// of the pause button.
  static let readers = [
    ("ar", "ar", "إيقاف مؤقت"), ("de", "de", "Pausieren"), ("en", "en", "Pause"), ("es", "es", "Pausar"),
    ("fr", "fr", "Pause"), ("ja", "ja", "一時停止"), ("ko", "ko", "일시 정지"), ("pt-BR", "pt-BR", "Pausar"),
    ("zh-Hans", "zh-Hans", "暂停"), ("zh-Hant", "zh-Hant", "暫停"), ("pt-PT", "pt-BR", "Pausar"),
    ("zh-HK", "zh-HK", "暫停"), ("fr-CH, de;q=0.5", "fr", "Pause"), ("it, ar-EG;q=0.8", "ar", "إيقاف مؤقت"),
    ("*", "en", "Pause"), ("", "en", "Pause"), ("tlh", "en", "Pause"), ("es-MX;q=0, ja;q=0.1", "ja", "一時停止"),
  ]

  @Test func answersInTheLanguageOfTheReader() async throws {
    try await RunningServer.run { server in
      for (languages, expected, pause) in Self.readers {
        let answers = try await server.ask([
          RawRequest("/labels", languages: languages), RawRequest("/player", languages: languages),
        ])
        #expect(answers.map(\.status) == [200, 200], "\(languages)")
        for answer in answers {
          #expect(answer.fields["content-language"] == expected && answer.fields["vary"] == "Accept-Language")
        }
        let (labels, page) = (try #require(answers.first), try #require(answers.last))
        let direction = expected == "ar" ? "rtl" : "ltr"
        #expect(labels.jsonTexts("language") == [expected] && labels.jsonTexts("direction") == [direction])
        #expect(labels.jsonTexts("label").contains(pause) && labels.jsonTexts("name").count == 20, "\(languages)")
        #expect(page.body.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(expected)\" dir=\"\(direction)\">"))
        #expect(page.body.hasSuffix("</html>\n") && page.body.contains(" data-secondary-label=\"\(pause)\""))
      }
    }
  }

  /// The page's facts about the video, by language.
  @Test func writesNumbersTimesAndPricesAsTheReaderDoes() async throws {
    try await RunningServer.run { server in
      for (language, texts) in [
        (
          "de",
          [
            "1,2 Mio. Aufrufe", "1235000 Aufrufe", "Veröffentlicht: vor 3 Tagen", "Für 9,99 € kaufen",
            "Englisch, Original",
          ]
        ),
        ("fr", ["1,2 M de vues", "1235000 vues", "Publiée il y a 3 jours", "Anglais, version originale"]),
        ("ja", ["123万回視聴", "公開：3日前", "€9.99で購入", "フランス語、クローズドキャプション"]),
        ("ar", ["١٫٢ مليون مشاهدة", "نُشر قبل ٣ أيام", "الإنجليزية، الصوت الأصلي"]),
      ] {
        let body = try await server.ask(RawRequest("/player", languages: language)).body
        let page = String(body.map { "\u{A0}\u{202F}".contains($0) ? " " : $0 })
        for text in texts { #expect(page.contains(text), "\(language): \(text)") }
      }
    }
  }

  @Test func letsTheAddressChooseTheLanguage() async throws {
    try await RunningServer.run { server in
      for (path, expected) in [
        ("/labels?lang=ja", "ja"), ("/player?lang=pt-PT", "pt-BR"), ("/labels?lang=zh_TW", "zh-Hant"),
        ("/labels?lang=", "fr"), ("/labels?lang=it", "fr"), ("/labels?lang=%00%ff%3Cscript%3E", "fr"),
        ("/player?lang=\(String(repeating: "a-", count: 5000))", "fr"),
      ] {
        let answer = try await server.ask(RawRequest(path, languages: "fr"))
        #expect(answer.status == 200 && answer.fields["content-language"] == expected, "\(path.prefix(40))")
        #expect(!answer.body.contains("<script>"))
      }
      #expect(try await server.ask(RawRequest("/health")).status == 200)
      #expect(try await server.ask(RawRequest("/nothing")).status == 404)
    }
  }
}
