import L10nRuntime
import PlayerStrings
import Testing

/// Durations and percentages in the sentences of the shipped catalog.
struct SpokenValuesTests {
  /// The number of views of a video, as spoken: small numbers exactly, large ones rounded, and without separators, at
  /// which voices split a number.
  @Test(arguments: [
    ("ar", "لا توجد مشاهدات", "مشاهدتان", "١٢٣٤ مشاهدة", "١٢٣٥٠٠٠ مشاهدة"),
    ("de", "0 Aufrufe", "2 Aufrufe", "1234 Aufrufe", "1235000 Aufrufe"),
    ("en", "0 views", "2 views", "1234 views", "1235000 views"),
    ("fr", "0 vue", "2 vues", "1234 vues", "1235000 vues"),
    ("pt-BR", "0 visualização", "2 visualizações", "1234 visualizações", "1235000 visualizações"),
    ("ja", "0回視聴", "2回視聴", "1234回視聴", "1235000回視聴"), ("zh-Hans", "0次观看", "2次观看", "1234次观看", "1235000次观看"),
    ("zh-Hant", "觀看次數：0", "觀看次數：2", "觀看次數：1234", "觀看次數：1235000"),
  ])
  func countsViews(locale: String, none: String, two: String, some: String, many: String) {
    let views = PlayerStrings(locale: locale).video.views
    #expect([0, 2, 1_234, 1_234_567].map { views.label(count: $0) } == [none, two, some, many])
  }

  /// The time at which a video was published: words for numbers agree, and none is a command.
  @Test(arguments: [
    ("de", "Veröffentlicht: letzten Monat", "Veröffentlicht: gerade eben"),
    ("en", "Published last month", "Published just now"),
    ("es-419", "Publicado el mes pasado", "Publicado hace un momento"),
    ("ko", "게시: 지난달", "게시: 방금 전"), ("pt-BR", "Publicado: mês passado", "Publicado: agora mesmo"),
    ("zh-Hans", "发布时间：上个月", "发布时间：刚刚"), ("zh-HK", "發布時間：上個月", "發布時間：剛剛"),
  ])
  func tellsWhenAVideoWasPublished(locale: String, lastMonth: String, now: String) {
    let published = PlayerStrings(locale: locale).video.published
    #expect(published.text(time: RelativeTime(-1, .month)) == lastMonth)
    #expect(published.now.text == now)
  }

  /// Voices spell out the signs of foreign currencies, so spoken amounts have their names, and no cents if there are
  /// none.
  @Test(arguments: [
    ("ar", "شراء مقابل ٢٩٫٩٩ درهم إماراتي", "شراء مقابل ١٢٠٠ ريال برازيلي"),
    ("de", "Für 29,99 VAE-Dirham kaufen", "Für 1200 Brasilianische Real kaufen"),
    ("en", "Buy for 29.99 UAE dirhams", "Buy for 1200 Brazilian reals"),
    ("es-419", "Comprar por 29.99 dírhams de los Emiratos Árabes Unidos", "Comprar por 1200 reales brasileños"),
    ("fr", "Acheter pour 29,99 dirhams des Émirats arabes unis", "Acheter pour 1200 réals brésiliens"),
    ("ko", "29.99 아랍에미리트 디르함에 구매", "1200 브라질 레알에 구매"),
    ("zh-Hant", "以 29.99 阿拉伯聯合大公國迪爾汗購買", "以 1200 巴西雷亞爾購買"),
  ])
  func namesCurrencies(locale: String, dirhams: String, reals: String) {
    let buy = PlayerStrings(locale: locale, options: TextOptions(isolation: .plain)).video.buy
    let said = [CurrencyAmount(29.99, "AED"), CurrencyAmount(1_200, "BRL")].map { buy.label(price: $0) }
    #expect(said.map { $0.replacing("\u{A0}", with: " ") } == [dirhams, reals])
  }

  /// The first of a month is said as such, and drawn as CLDR has it.
  @Test(arguments: [
    ("fr", "1er novembre", "1 nov."), ("pt-BR", "1º de novembro", "1 de nov."), ("de", "1. November", "1. Nov."),
  ])
  func saysTheFirstOfAMonth(locale: String, said: String, drawn: String) {
    let premiere = PlayerStrings(locale: locale, options: TextOptions(isolation: .plain)).video.premiere
    let time = Instant(year: 2026, month: 11, day: 1, hour: 20)
    #expect(premiere.label(time: time).contains(said) && premiere.text(time: time).contains(drawn))
  }

  /// At the live edge there is nothing to move to.
  @Test func hintsAtTheLiveEdgeOnlyWhereItIsNotReached() {
    let strings = PlayerStrings(locale: "en")
    #expect(strings.hint(for: .buttonLive, state: .primary) == "Moves to the latest part of the stream.")
    #expect(strings.hint(for: .buttonLive, state: .secondary) == nil)
  }

  /// The spoken values of a slider, a live timeline, a television and a download; `␣` is a no-break space.
  @Test(arguments: [
    (
      "ar", "٤ دقائق، المدة الإجمالية: ١٠ دقائق", "التأخر عن البث المباشر: دقيقتان",
      "X، ساعتان، ودقيقتان، و٥ ثوان", "جارٍ التنزيل، ٤٥٪\u{61C}"
    ),
    (
      "de", "4 Minuten von 10 Minuten", "Live, 2 Minuten zeitversetzt", "X, 2 Stunden, 2 Minuten und 5 Sekunden",
      "Wird heruntergeladen, 45␣%"
    ),
    (
      "en", "4 minutes of 10 minutes", "2 minutes behind live", "X, 2 hours, 2 minutes, 5 seconds",
      "Downloading, 45%"
    ),
    (
      "es", "4 minutos de 10 minutos", "En directo con 2 minutos de retraso", "X, 2 horas, 2 minutos y 5 segundos",
      "Descargando, 45␣%"
    ),
    (
      "es-419", "4 minutos de 10 minutos", "En vivo con 2 minutos de retraso", "X, 2 horas, 2 minutos y 5 segundos",
      "Descargando, 45␣%"
    ),
    (
      "fr", "4 minutes sur 10 minutes", "2 minutes de retard sur le direct",
      "X, 2␣heures, 2 minutes et 5␣secondes", "Téléchargement en cours, 45␣%"
    ),
    ("ja", "10分中4分", "ライブより2分遅れ", "X、2時間2分5秒", "ダウンロード中、45%"),
    ("ko", "10분 중 4분", "라이브보다 2분 늦음", "X, 2시간 2분 5초", "다운로드 중, 45%"),
    (
      "pt-BR", "4 minutos de 10 minutos", "2 minutos de atraso em relação à transmissão ao vivo",
      "X, 2 horas, 2 minutos e 5 segundos", "Baixando, 45%"
    ),
    ("zh-Hans", "4分钟，共10分钟", "落后直播2分钟", "X，2小时2分钟5秒钟", "正在下载，45%"),
    ("zh-HK", "4 分鐘，共 10 分鐘", "落後直播 2 分鐘", "X，2 小時 2 分鐘 5 秒", "正在下載，45%"),
    ("zh-Hant", "4 分鐘，共 10 分鐘", "落後直播 2 分鐘", "X，2 小時 2 分鐘 5 秒", "正在下載，45%"),
  ])
  func speaksInEveryLanguage(
    locale: String, progress: String, offset: String, current: String, download: String
  ) throws {
    let strings = PlayerStrings(locale: locale, options: TextOptions(isolation: .plain))
    let shown = [
      strings.controls.progress.value(position: .seconds(240), duration: .seconds(600)),
      strings.live.offset.value(time: .seconds(120)),
      strings.controls.currentTime.label(prefix: "X", time: .seconds(7325)),
      strings.offline.state.downloading.value(percent: 0.45),
    ]
    #expect(shown.map { $0.replacing("\u{A0}", with: "␣") } == [progress, offset, current, download])
  }

  /// Nothing is isolated that is in the language of the sentence.
  @Test(arguments: PlayerStrings.locales.map(\.description))
  func isolatesNoWordsOfTheLanguageItself(locale: String) {
    let strings = PlayerStrings(locale: locale)
    let shown =
      strings.tv.progress.value(elapsed: .zero, remaining: .seconds(3723))
      + strings.offline.state.downloading.value(percent: 0.5)
    #expect(!shown.unicodeScalars.contains { ("\u{2066}"..."\u{2069}").contains($0) })
  }

  /// Arabic's forms, hours, zero and rounding; the sign of an offset is dropped.
  @Test(arguments: [
    ("ar", 0, "٠ ثانية"), ("ar", 1, "ثانية"), ("ar", 2, "ثانيتان"), ("ar", 3, "٣ ثوان"), ("ar", 11, "١١ ثانية"),
    ("ar", 60, "دقيقة"), ("ar", 120, "دقيقتان"), ("ar", 180, "٣ دقائق"), ("ar", 1260, "٢١ دقيقة"),
    ("ar", 3723, "ساعة، ودقيقتان، و٣ ثوان"), ("ar", 360_000, "١٠٠ ساعة"), ("ar", 3_600_000, "١٠٠٠ ساعة"),
    ("ar-EG-u-nu-latn", 3723, "ساعة، ودقيقتان، و3 ثوان"), ("ar-AE", 1260, "21 دقيقة"), ("ar-EG", 1260, "٢١ دقيقة"),
    ("en", 0, "0 seconds"), ("en", 59.5, "1 minute"), ("en", 59.4, "59 seconds"), ("en", 3599.6, "1 hour"),
    ("en", -90, "1 minute, 30 seconds"), ("en-GB", 3_600_000, "1000 hours"), ("it", 61, "1 minute, 1 second"),
    ("de-CH", 3_600_000, "1000 Stunden"), ("zh-HK", 3600, "1 小時"), ("es-MX", 3600, "1 hora"),
  ])
  func countsInTheFormsOfTheLanguage(requested: String, seconds: Double, expected: String) throws {
    let strings = PlayerStrings(locale: requested)
    #expect(strings.thumbnails.scrub.announcement(time: .seconds(seconds)) == expected)
    let argument = MessageArgument.duration(.seconds(seconds))
    #expect(try strings.text(for: "thumbnails.scrub.announcement", arguments: [argument]) == expected)
  }

  /// The texts of the units and their joins are heard as durations are that are put in: a listener meets one way of
  /// telling time.
  @Test(arguments: PlayerStrings.locales.map(\.description))
  func tellsDurationsInOneWay(locale: String) {
    let strings = PlayerStrings(locale: locale, options: TextOptions(isolation: .plain))
    let counts = [0, 1, 2, 3, 5, 11, 21, 59]
    // Not a million hours: CLDR leaves out the "de" that Romance languages require there.
    for hours in counts + [100, 1_000] {
      for minutes in counts {
        for seconds in counts {
          let units = [
            hours > 0 ? strings.time.hours.value(hours: hours) : nil,
            minutes > 0 ? strings.time.minutes.value(minutes: minutes) : nil,
            seconds > 0 || hours + minutes == 0 ? strings.time.seconds.value(seconds: seconds) : nil,
          ].compactMap(\.self)
          let told =
            switch units.count {
            case 3: strings.time.joinThree.value(hours: units[0], minutes: units[1], seconds: units[2])
            case 2: strings.time.join.value(larger: units[0], smaller: units[1])
            default: units[0]
            }
          let spoken = strings.thumbnails.scrub.announcement(time: .seconds((hours * 60 + minutes) * 60 + seconds))
          // Whether a line may break there is not heard.
          #expect(
            told.replacing("\u{A0}", with: " ") == spoken.replacing("\u{A0}", with: " "),
            "\(hours):\(minutes):\(seconds) in \(locale)")
        }
      }
    }
  }

  @Test(arguments: [
    ("ar", 0.455, "٤٦٪\u{61C}"), ("ar-u-nu-latn", 0.45, "45\u{200E}%\u{200E}"), ("ar-AE", 1, "100\u{200E}%\u{200E}"),
    ("de", 0.001, "0\u{A0}%"), ("de-CH", 0.45, "45%"), ("fr-CH", 0.45, "45%"), ("en", .nan, "0%"), ("en", 1.5, "150%"),
  ])
  func writesPercentagesAsTheReader(requested: String, fraction: Double, expected: String) {
    let shown = PlayerStrings(locale: requested).offline.state.downloading.value(percent: fraction)
    #expect(shown.hasSuffix(" \(expected)") || shown.hasSuffix("،\(expected)"))
  }

  /// Words are the calendar's, of the reader's weeks: 47 hours ago was the day before yesterday.
  @Test(arguments: [
    ("en", "2021-06-08T13:00", "Published 2 days ago"), ("en", "2021-06-09T11:00", "Published yesterday"),
    ("de", "2021-06-08T13:00", "Veröffentlicht: vorgestern"), ("de", "2021-06-07T13:00", "Veröffentlicht: vor 3 Tagen"),
    ("ja", "2021-06-08T13:00", "公開：一昨日"), ("ko", "2021-06-08T13:00", "게시: 그저께"),
    ("en", "2019-12-31T23:59", "Published 2 years ago"), ("en", "2021-05-30T12:00", "Published last week"),
    ("en-GB", "2021-05-30T12:00", "Published 2 weeks ago"), ("zh-HK", "2021-06-07T13:00", "發布時間：3 日前"),
  ])
  func saysWhenItWasPublished(locale: String, date: String, text: String) throws {
    let now = try #require(Instant(date.hasSuffix("05-30T12:00") ? "2021-06-07T12:00" : "2021-06-10T12:00"))
    let time = RelativeTime(from: now, to: try #require(Instant(date)))
    #expect(PlayerStrings(locale: locale).video.published.text(time: time) == text)
  }

  /// Texts that a region inherits have the region's words, and the names of languages that no list has.
  @Test(arguments: [
    ("zh-HK", "it", "意大利文"), ("zh-Hant", "it", "義大利文"), ("en", "zh-CN", "Simplified Chinese"),
    ("en", "es-MX", "Latin American Spanish"), ("fr", "mul", "Multilingue"), ("de", "und", "Unbekannte Sprache"),
    ("en", "ja-JP", "Japanese"),
  ])
  func namesTracksInTheReadersWords(locale: String, language: LanguageTag, name: String) {
    let shown = PlayerStrings(locale: locale).captions.track.sdh.text(language: language)
    #expect(shown.hasPrefix(name), "\(shown)")
  }

  @Test func takesValuesByControl() {
    let french = PlayerStrings(locale: "fr-CA")
    #expect(
      french.value(for: .sliderProgress, arguments: [.duration(.seconds(240)), .duration(.seconds(600))])
        == "4 minutes sur 10 minutes")
    #expect(
      french.value(for: .sliderProgress, arguments: [.duration(.seconds(150), smallestUnit: .minute, rounding: .down)])
        == "2 minutes de retard sur le direct")
    // An app that writes its durations itself still may.
    #expect(french.value(for: .sliderProgress, arguments: ["2 min"]) == "2 min de retard sur le direct")
  }

  /// Digits without the locale's, for logs and for machines.
  @Test func writesLatinDigitsOnRequest() {
    let strings = PlayerStrings(locale: "ar", options: TextOptions(isolation: .plain, digits: .latin))
    #expect(strings.thumbnails.scrub.announcement(time: .seconds(3_600_000)) == "1000 ساعة")
    #expect(strings.offline.state.downloading.value(percent: 0.45).hasSuffix("45%"))
  }

  /// Words of the text's own language are put in as the formatter puts them in: `runs` goes no other way.
  @Test(arguments: ["en", "ar", "ar-u-nu-latn", "fr-CA", "de", "ja", "ko", "es-MX", "zh-Hans", "zh-HK", "pt-PT"])
  func putsInWordsAsTheFormatterDoes(locale: String) throws {
    for isolation in BidiIsolation.allCases {
      for digits in [TextOptions.Digits.locale, .latin] {
        let strings = PlayerStrings(locale: locale, options: TextOptions(isolation: isolation, digits: digits))
        let texts: [(String, KeyValuePairs<String, MessageArgument>)] = [
          (
            "controls.progress.value",
            ["position": .duration(.seconds(3723)), "duration": .duration(.seconds(86_400_000))]
          ),
          ("live.offset.value", ["time": .duration(.milliseconds(59_500), smallestUnit: .minute, rounding: .up)]),
          ("offline.state.downloading.value", ["percent": .percent(0.455)]),
          ("offline.state.downloading.value", ["percent": .percent(.nan)]),
        ]
        for (key, arguments) in texts {
          let runs = try strings.runs(for: key, arguments: arguments)
          let text = try strings.text(for: key, arguments: arguments.map(\.value))
          #expect(text.utf8.elementsEqual(runs.map(\.text).joined().utf8), "\(key) \(isolation) \(digits)")
        }
      }
    }
  }
}
