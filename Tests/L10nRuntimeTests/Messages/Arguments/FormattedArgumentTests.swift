import L10nCompiler
import L10nOverrides
import L10nSyntax
import Testing

@testable import L10nRuntime

struct FormattedArgumentTests {
  private static let english = ArgumentPatterns(
    durations: [.long: Durations.english], lists: lists)
  private static let lists = [ListKind.and: ListPatterns(pair: " and ", start: ", ", middle: ", ", end: ", and ")]
  private static let arabic = ArgumentPatterns(
    durations: [.long: Durations.arabic], lists: [.and: ListPatterns(pair: " و", start: " و", middle: " و", end: " و")])

  private static func formatter(_ locale: String, isolation: BidiIsolation = .automatic) throws -> MessageFormatter {
    let tag = try #require(LanguageTag(locale))
    let numbers = locale == "ar" ? Numbers.percents : Numbers.english
    return MessageFormatter(
      pluralRules: PluralRules(for: tag), isRightToLeft: tag.isRightToLeft, symbols: numbers.own.symbols,
      isolation: isolation, percents: numbers.own.percents,
      patterns: locale == "ar" ? arabic : locale == "en" ? english : .none)
  }

  @Test(
    arguments: [
      ("en", "%1$@ of %2$@", [.duration(.seconds(240)), .duration(.seconds(600))], "4 minutes of 10 minutes"),
      (
        "en", "%2$@, %1$@",
        [
          .duration(.seconds(89.9), smallestUnit: .minute),
          .duration(.seconds(89.9), smallestUnit: .minute, rounding: .down),
        ],
        "1 minute, 1 minute"
      ),
      ("en", "%@ behind live", [.duration(.seconds(-120))], "2 minutes behind live"),
      ("en", "%@", [.duration(.milliseconds(59_500))], "1 minute"),
      ("en", "%@", [.duration(.zero)], "0 seconds"),
      ("en", "Downloading, %@", [.percent(0.456)], "Downloading, 46%"),
      ("en", "%@", [.percent(12)], "1,200%"),
      ("en", "%@", [.percent(.nan)], "0%"),
      ("en", "%@", [.percent(-.infinity)], "0%"),
      ("en", "%@ available", [.list(["English", "French", "Arabic"])], "English, French, and Arabic available"),
      ("en", "[%@]", [.list([])], "[]"),
      ("en", "[%12@]", [.duration(.seconds(1))], "[    1 second]"),
      ("ar", "%1$@ من %2$@", [.duration(.seconds(240)), .duration(.seconds(600))], "٤ دقائق من ١٠ دقائق"),
      ("ar", "%@", [.duration(.seconds(120))], "دقيقتان"),
      ("ar", "%@", [.percent(0.45)], "٤٥٪\u{61C}"),
      ("it", "%1$@ di %2$@", [.duration(.seconds(243)), .duration(.seconds(36_723))], "4:03 di 10:12:03"),
      ("it", "%@", [.duration(.seconds(-29.5), smallestUnit: .minute, rounding: .up)], "1:00"),
      ("it", "%@", [.duration(.zero)], "0:00"), ("it", "%@", [.duration(.seconds(3723))], "1:02:03"),
      ("it", "%@", [.list(["a", "b", "c"])], "a, b, c"),
    ] as [(String, String, [MessageArgument], String)])
  func showsInTheWordsOfTheLocale(locale: String, format: String, arguments: [MessageArgument], expected: String) throws
  {
    #expect(try Self.formatter(locale).format(Message(text: format), arguments) == expected)
  }

  /// Words of the text's own language need no isolates; the items of a list are the caller's.
  @Test(
    arguments: [
      (.automatic, "ar", .duration(.seconds(120)), "دقيقتان"),
      (.always, "ar", .duration(.seconds(120)), "⟨دقيقتان⟩"),
      (.plain, "ar", .duration(.seconds(120)), "دقيقتان"),
      (.always, "en", .percent(0.5), "⟨50%⟩"),
      (.automatic, "ar", .list(["A", "ب"]), "⟨A⟩ و⟨ب⟩"),
      (.automatic, "en", .list(["A", "ب"]), "A and ⟨ب⟩"),
      (.always, "en", .list(["A", "B"]), "⟨⟨A⟩ and ⟨B⟩⟩"),
      (.plain, "ar", .list(["A", "ب"]), "A وب"),
    ] as [(BidiIsolation, String, MessageArgument, String)])
  func isolatesOnlyTheCallersText(
    isolation: BidiIsolation, locale: String, argument: MessageArgument, expected: String
  ) throws {
    let shown = try Self.formatter(locale, isolation: isolation).format(Message(text: "%@"), [argument])
    #expect(shown.replacing("\u{2068}", with: "⟨").replacing("\u{2069}", with: "⟩") == expected)
  }

  @Test(arguments: [.duration(.seconds(1)), .percent(1), .list(["a"])] as [MessageArgument])
  func fitsNoNumber(argument: MessageArgument) throws {
    let formatter = try Self.formatter("en")
    for format in ["%d", "%f", "%s", "%c"] {
      #expect(throws: MessageError.self) { try formatter.format(Message(text: format), [argument]) }
    }
    let plural = Message("%#@n@", MessageVariable("n", "d", "one: one", "other: %d"))
    #expect(throws: MessageError.self) { try formatter.format(plural, [argument]) }
    let message = PatternFormatter(formatter: formatter, ordinalRules: formatter.pluralRules)
    #expect(throws: MessageError.self) { try message.format(ICUMessage("{n, number}"), ["n": argument]) }
    #expect(
      try message.format(ICUMessage("<{n}>"), ["n": argument]) == formatter.format(Message(text: "<%@>"), [argument]))
  }

  @Test func neverTraps() throws {
    let values: [Duration] = [
      .zero, .seconds(Int64.max), .seconds(Int64.min), .nanoseconds(-1),
      .init(secondsComponent: 0, attosecondsComponent: 1),
    ]
    for locale in ["en", "ar", "it"] {
      for unit in DurationUnit.allCases {
        for rounding in DurationRounding.allCases {
          for value in values {
            let argument = MessageArgument.duration(value, smallestUnit: unit, rounding: rounding)
            #expect(try !Self.formatter(locale).format(Message(text: "%@"), [argument]).isEmpty)
          }
        }
      }
    }
  }

  @Test(arguments: [english, arabic, .none, ArgumentPatterns(lists: lists)])
  func readsWhatItWrote(patterns: ArgumentPatterns) {
    #expect(patterns.understood == patterns.frozen)
    #expect(patterns === ArgumentPatterns.none || !patterns.frozen.isEmpty)
  }

  @Test(arguments: ["", "nonsense", "8:duration", "8:duration3:abc", "4:list0:", "5:other0:"])
  func leavesOutWhatItDoesNotUnderstand(text: String) { #expect(ArgumentPatterns(frozen: text).understood.isEmpty) }

  // MARK: In a module

  /// A separate catalog for each test: tests run at once, and one of them replaces layers.
  private static func catalog() -> PackedCatalog {
    PackedCatalog(
      development: "en",
      tables: [
        _PackedTable(
          "en", numbers: Numbers.english, patterns: english, texts: ["%1$@ of %2$@", "%@ behind live", "Done: %@"]),
        _PackedTable("ar", numbers: Numbers.percents, patterns: arabic, texts: ["%1$@ من %2$@", nil, "اكتمل %@"]),
      ], keys: _PackedKeys(["progress", "offset", "done"]))
  }

  /// Arguments in a text from English are formatted in English, with the digits that the reader prefers.
  @Test(
    arguments: [
      ("en", .locale, 0, "4 minutes of 10 minutes"),
      ("ar-EG", .locale, 0, "٤ دقائق من ١٠ دقائق"),
      ("ar-u-nu-latn", .locale, 0, "4 دقائق من 10 دقائق"),
      ("ar", .latin, 0, "4 دقائق من 10 دقائق"),
      ("ar", .locale, 1, "4 minutes behind live"),
      ("ar", .locale, 2, "اكتمل ٤٥٪\u{61C}"),
      ("ar-u-nu-latn", .locale, 2, "اكتمل 45\u{200E}%\u{200E}"),
      ("ar", .latin, 2, "اكتمل 45%"),
    ] as [(String, TextOptions.Digits, Int, String)])
  func takesTheWordsOfTheTextAndTheDigitsOfTheReader(
    locale: String, digits: TextOptions.Digits, index: Int, expected: String
  ) throws {
    let texts = Self.catalog().texts(for: LocalePreferences([locale]).tags, options: TextOptions(digits: digits))
    let arguments: [MessageArgument] =
      index == 2 ? [.percent(0.45)] : [.duration(.seconds(240)), .duration(.seconds(600))]
    #expect(texts.formatted(index, arguments) == expected)
    let key = ["progress", "offset", "done"][index]
    #expect(try texts.text(for: key, arguments: Array(arguments.prefix(index == 0 ? 2 : 1))) == expected)
  }

  /// An override is checked as for any `%@`; a language that a layer adds has no words for a duration.
  @Test func letsOverridesTakeFormattedArguments() throws {
    let catalog = Self.catalog()
    let files = [("ar", #"offset = "%@ خلف"; progress = "%d";"#), ("it", #"offset = "%@ indietro";"#)]
    let layer = OverrideLayer(
      "layer",
      files: try files.map {
        OverrideFile("\($0).strings", language: try #require(LanguageTag($0)), bytes: Array($1.utf8))
      },
      for: catalog.overrides)
    #expect(layer.problems.map(\.kind) == [.wrongArgument])
    catalog.overrides.reload([layer])
    for (locale, expected) in [("ar", "دقيقتان خلف"), ("it", "2:00 indietro"), ("en", "2 minutes behind live")] {
      let texts = catalog.texts(for: LocalePreferences([locale]).tags)
      #expect(texts.formatted(1, [.duration(.seconds(120))]) == expected)
    }
  }
}
