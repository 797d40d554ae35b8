import GoldenStrings
import L10nCompiler
import L10nCore
import L10nICU
import L10nRuntime
import L10nSyntax
import Testing

/// The snapshot is compiled and run: it says what the tool says of the same catalog.
@Suite(.enabled(if: try MixedCatalog.hasICUOfGoldens, "the linked ICU is not that of the snapshots"))
struct GeneratedCodeTests {
  @Test(arguments: [
    "en", "en-US", "en-IN", "en-CH", "fr", "fr-CA", "fr-BE", "ar", "ar-EG", "ar-AE", "ar-EG-u-nu-latn", "ja", "ja-JP",
    "de", "xx",
  ])
  func saysWhatTheToolPromises(locale: String) throws {
    let catalog = try MixedCatalog.loaded()
    let requested = try #require(LanguageTag(locale))
    let chain = catalog.available.chain(for: [requested])
    var kinds = catalog.numbers
    kinds.hasPercentages = true
    kinds.insert(catalog.configuration.arguments.values.joined().map(\.format))
    let resolver = Resolver(source: catalog, chain: chain.indices)
    var patterns: [LanguageTag: ArgumentPatterns] = [:]
    var numbers: [LanguageTag: LocaleNumbers.Formats] = [:]
    for options in [TextOptions(), TextOptions(isolation: .plain, digits: .latin)] {
      let strings = GoldenStrings(preferences: [requested], options: options)
      #expect(strings.locale.description == chain.best)
      for accessor in GoldenAccessor.all {
        let id = TextID(table: accessor.table, key: TableKey(accessor.key))
        let answer = resolver.message(for: id)
        let found = try #require(answer, "\(accessor.key)")
        let tag = found.locale.tag
        let numbered = requested.language == tag.language ? requested : tag
        // ICU takes its time over these.
        let known =
          try patterns[tag]
          ?? ArgumentPatterns(for: tag, .ofGoldens)
        patterns[tag] = known
        let formats = try numbers[numbered] ?? LocaleNumbers.Formats(for: numbered, kinds)
        numbers[numbered] = formats
        let formatter = MessageFormatter(
          for: tag, numbers: formats, digits: options.digits, isolation: options.isolation, patterns: known)
        let expected = try formatter.format(found.message, accessor.arguments)
        #expect(Array(accessor.text(strings).utf8) == Array(expected.utf8), "\(accessor.key) in \(locale)")
      }
    }
  }

  /// Generated code and the formatter show the same text for a pattern with named arguments.
  @Test(arguments: ["en", "fr", "fr-CA", "ar", "ja"])
  func showsPatternsAsTheyAreWritten(locale: String) throws {
    let catalog = try MixedCatalog.loaded()
    let requested = try #require(LanguageTag(locale))
    let resolver = catalog.resolver(for: [requested])
    var kinds = catalog.numbers
    kinds.hasPercentages = true
    let strings = GoldenStrings(preferences: [requested], options: TextOptions(isolation: .plain))
    var numbers: [LanguageTag: LocaleNumbers.Formats] = [:]
    var count = 0
    for accessor in GoldenAccessor.all where accessor.table == "Messages" {
      let id = TextID(table: accessor.table, key: TableKey(accessor.key))
      let found = try #require(resolver.firstEntry(for: id))
      let tag = catalog.locales[resolver.chain[found.step.chainIndex]].tag
      let pattern = try #require(found.entry.pattern)
      let names = try #require(catalog.developmentEntries[id]?.pattern?.argumentNames)
      let numbered = requested.language == tag.language ? requested : tag
      let formats = try numbers[numbered] ?? LocaleNumbers.Formats(for: numbered, kinds)
      numbers[numbered] = formats
      let messages = PatternFormatter(
        formatter: MessageFormatter(for: tag, numbers: formats, isolation: .plain),
        ordinalRules: PluralRules(for: tag, type: .ordinal))
      let values = Dictionary(uniqueKeysWithValues: zip(names, accessor.arguments))
      let expected = try messages.format(ICUMessage(pattern.text), values)
      #expect(accessor.text(strings) == expected, "\(accessor.key) in \(locale)")
      count += 1
    }
    #expect(count > 20)
  }

  /// A locale, a text, and the texts that it shows for the arguments of `GoldenAccessor`.
  static let modern: [(String, String, [String])] = [
    ("en", "hello", ["Hello Emma, it's 100 % {ready}"]), ("fr", "hello", ["Bonjour Emma, à 100 %"]),
    ("en", "rate", ["1,234.3 of 1,234,567, 46%"]), ("en", "terms", ["Read the termsof Ada"]),
    (
      "en", "files",
      [
        "أوستن sent nothing", "أوستن sent 1 file", "أوستن sent 2 files", "أوستن sent 5 files", "أوستن sent 11 files",
        "أوستن sent 1,000,000 files",
      ]
    ),
    (
      "fr", "files",
      [
        "Rien de أوستن", "1 fichier de أوستن", "2 fichiers de أوستن", "5 fichiers de أوستن", "11 fichiers de أوستن",
        "1\u{202F}000\u{202F}000 de fichiers de أوستن",
      ]
    ),
    (
      "ar", "files",
      [
        "أوستن: لا ملفات", "أوستن: ملف واحد", "أوستن: ملفان", "أوستن: ٥ ملفات", "أوستن: ١١ ملفًا",
        "أوستن: ١٬٠٠٠٬٠٠٠ ملف",
      ]
    ),
    (
      "en", "liked",
      ["Nobody", "Ada", "Ada and 1 other", "Ada and 4 others", "Ada and 10 others", "Ada and 999,999 others"]
    ),
    (
      "en", "both",
      [
        "They saw 2", "She saw 0 films", "She saw 1 film", "She saw 2 films", "She saw 5 films", "She saw 11 films",
        "She saw 1,000,000 films",
      ]
    ),
    ("en", "rank", ["0th", "1st", "2nd", "5th", "11th", "1,000,000th"]),
  ]

  @Test(arguments: modern)
  func showsMessagesOfMessageFormat2(_ locale: String, _ key: String, _ texts: [String]) throws {
    let options = TextOptions(isolation: .plain)
    let strings = GoldenStrings(preferences: [try #require(LanguageTag(locale))], options: options)
    let accessors = GoldenAccessor.all.filter { $0.table == "Modern" && $0.key == "modern.\(key)" }
    #expect(accessors.map { $0.text(strings) } == texts)
  }

  @Test(arguments: [
    ("en", "Ada sent 1 file", "22nd"), ("fr", "1 fichier de Ada", "22e"), ("ar", "Ada: ملف واحد", "المركز ٢٢"),
    ("ja", "Adaから1個のファイル", "22nd"),
  ])
  func countsInPatterns(locale: String, files: String, rank: String) {
    let strings = GoldenStrings(preferences: LocalePreferences([locale]).tags, options: TextOptions(isolation: .plain))
    #expect(strings.messages.files(sender: "Ada", count: 1) == files)
    #expect(strings.messages.rank(place: 22) == rank)
    #expect(strings.messages.plain.contains("{"))
  }

  @Test(arguments: [
    ("en", "Read the <a href=\"/a?b&amp;c\"><strong>terms</strong></a><br>of &lt;Ada&gt;"),
    ("fr", "<a href=\"/a?b&amp;c\"><strong>Conditions</strong></a><br>de &lt;Ada&gt;"),
  ])
  func givesTaggedTextsAsRuns(locale: String, html: String) {
    let strings = GoldenStrings(preferences: LocalePreferences([locale]).tags, options: TextOptions(isolation: .plain))
    let runs = strings.modern.terms(address: "/a?b&c", name: "<Ada>", as: .runs)
    #expect(runs.last?.argument == "name")
    let made = runs.html { tag in
      switch tag.name {
      case "link": HTMLElement("a", ["href": tag["href"] ?? ""])
      case "b": HTMLElement("strong")
      default: HTMLElement(tag.name)
      }
    }
    #expect(made == html)
  }

  @Test func reachesEveryText() throws {
    let reached = Set(GoldenAccessor.all.map { TextID(table: $0.table, key: TableKey($0.key)) })
    let differences = Set(try MixedCatalog.loaded().developmentIDs).symmetricDifference(reached)
    #expect(differences.sorted().map { "\($0.table) \($0.key)" } == [])
  }

  @Test(
    arguments: [
      ("en", 1, .primary, "Start"), ("en", 1, .secondary, "Hold"), ("fr", 1, .primary, "Lire"),
      ("fr", 1, .secondary, "Suspendre"), ("fr-CA", 1, .secondary, "Faire une pause"), ("ar", 1, .secondary, "Hold"),
      ("ja", 1, .primary, "再生"), ("fr", 2, .primary, "Sauter"), ("en", 3, .primary, nil), ("en", 4, .primary, nil),
      ("en", 9, .secondary, nil), ("en", 10, .primary, nil),
    ] as [(String, Int, ControlState, String?)])
  func labelsControls(locale: String, tag: Int, state: ControlState, expected: String?) {
    #expect(GoldenStrings(locale: locale).label(forTag: tag, state: state) == expected)
  }

  /// Generated code for requests calls the run time.
  @Test func choosesTheLanguageOfARequest() {
    let negotiation = GoldenStrings.negotiate(acceptLanguage: "de, fr-BE;q=0.5")
    #expect(negotiation.contentLanguage == "fr" && negotiation.weight == 0.5 && negotiation.reason == .sameLanguage)
    #expect(GoldenStrings(negotiation).label(forTag: 1) == "Lire")
    #expect(GoldenStrings(acceptLanguage: "ja;q=0.1").label(forTag: 1, state: 0) == "再生")
    #expect(GoldenStrings(acceptLanguage: "fr, ja;q=0.1", available: ["ja"]).locale.description == "ja")
    #expect(GoldenStrings.negotiate(preferences: ["de"]).reason == .nothingMatched)
    #expect(GoldenStrings.onFallback == nil)
    #expect(GoldenStrings(languages: ["tlh", "fr_CA.UTF-8", "ja"]).locale.description == "fr-CA")
    let canadian: LanguageTag = "fr-CA"
    #expect(GoldenStrings(locale: canadian).locale == canadian)
    #expect(GoldenStrings(locale: "de").locale.description == "en")
  }

  @Test func listsControlsAndLocales() {
    #expect(GoldenStrings.locales.map(\.description) == ["ar", "en", "fr", "fr-CA", "ja"])
    #expect(GoldenStrings.Control.allCases == [.playback, .jump, .rawValueControl3, .default, .spacer])
    #expect(GoldenStrings.Control.allCases.map(\.rawValue) == [1, 2, 3, 4, 9])
    #expect(GoldenStrings(locale: "fr").label(for: .jump, arguments: [3]) == "Jump 3 seconds")
    #expect(GoldenStrings(locale: "fr").hint(for: .jump) == "Moves \"ahead\"")
    #expect(GoldenStrings(locale: "en").text(.text, for: .rawValueControl3) == "100 %, 50%%")
  }
}

extension ArgumentWords {
  /// The words that the snapshot shows.
  fileprivate static let ofGoldens = ArgumentWords(
    ListKind.all.map { .list([], kind: $0) }
      + UnitWidth.allCases.flatMap { [.bitRate(0, width: $0), .byteCount(0, width: $0)] }
      + DurationStyle.Width.allCases.map { .duration(.zero, width: $0) })
}
