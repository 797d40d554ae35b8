import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nRuntime

struct PackedCatalogTests {
  private static let number = "%lld"
  private static let broken = "\u{1}0x"
  private static let rule = Message(
    .select(
      .device,
      [
        .init("mac", Message(text: "Click")), .init("other", Message(text: "Tap")),
      ])
  ).coded

  /// Texts: 0 everywhere, 1 in English and French, 2 in English, 3 a number, 4 a number lent by English, 5 broken in
  /// French, 6 without arguments but a rule in French, 7 nowhere.
  private static let catalog = PackedCatalog(
    development: "en",
    tables: [
      _PackedTable("ar", numbers: Numbers.arabic, texts: ["ar", nil, nil, number, nil, nil, nil, nil]),
      _PackedTable("de", numbers: Numbers.german, texts: ["de", nil, nil, number, nil, nil, nil, nil]),
      _PackedTable("not a tag", texts: ["?", nil, nil, nil, nil, nil, nil, nil]),
      _PackedTable("en", numbers: Numbers.english, texts: ["en", "en", "en", number, "%lld %@", "en %@", "en", nil]),
      _PackedTable("fr", texts: ["fr", "fr", nil, number, nil, broken, rule, nil]),
      _PackedTable("fr-CA", texts: ["fr-CA", nil, nil, nil, nil, nil, nil, nil]),
      _PackedTable("pt-BR", texts: ["pt-BR", nil, nil, nil, nil, nil, nil, nil]),
      _PackedTable("zh-Hant", texts: ["zh-Hant", nil, nil, nil, nil, nil, nil, nil]),
    ])

  private static func texts(_ preferences: String, _ options: TextOptions = TextOptions()) -> LocalizedTexts {
    catalog.texts(for: preferences.split(separator: " ").compactMap { LanguageTag(String($0)) }, options: options)
  }

  @Test(arguments: [
    ("en", "en", "en"), ("fr-CA", "fr-CA", "fr"), ("fr-BE", "fr", "fr"), ("pt-PT", "pt-BR", "en"),
    ("zh-HK", "zh-Hant", "en"), ("zh-CN", "en", "en"), ("ar-EG", "ar", "en"), ("xx", "en", "en"), ("", "en", "en"),
    ("it de", "de", "en"), ("xx fr-CA", "fr-CA", "fr"), ("en-GB fr", "en", "en"),
  ])
  func asksTheChainTextByText(preferences: String, first: String, second: String) {
    let texts = Self.texts(preferences)
    #expect(texts.locale.description == first)
    #expect(texts[0] == first && texts[1] == second && texts[2] == "en")
    for index in [7, 8, -1, .max, .min] {
      #expect(texts[index] == "" && texts.formatted(index, [1]) == "")
    }
  }

  /// A reader's own numbers, in a text of the reader's language and in one that English lends.
  @Test(arguments: [
    ("en", "12,345,678", "12,345,678"), ("en-US", "12,345,678", "12,345,678"), ("en-CH", "12’345’678", "12’345’678"),
    ("en-IN", "1,23,45,678", "1,23,45,678"), ("de", "12.345.678", "12,345,678"), ("de-CH", "12’345’678", "12,345,678"),
    ("gsw-CH", "12’345’678", "12,345,678"), ("ar", "١٢٬٣٤٥٬٦٧٨", "12,345,678"), ("ar-EG", "١٢٬٣٤٥٬٦٧٨", "12,345,678"),
    ("ar-AE", "12,345,678", "12,345,678"), ("ar-EG-u-nu-latn", "12,345,678", "12,345,678"),
    ("xx ar-AE", "12,345,678", "12,345,678"),
  ])
  func writesNumbersAsTheReaderDoes(preferences: String, own: String, lent: String) {
    let texts = Self.texts(preferences)
    #expect(texts.formatted(3, [12_345_678]) == own)
    #expect(texts.formatted(4, [12_345_678, "x"]) == "\(lent) x")
  }

  /// A reader whose language lacks a text in a table gets the same numbers in the parents' texts.
  @Test func keepsTheReadersNumbersInTextsOfAParent() {
    let catalog = PackedCatalog(
      development: "en",
      tables: [
        _PackedTable("de", numbers: Numbers.german, texts: ["%lld", "%lld"]),
        _PackedTable(
          "de-CH", numbers: LocaleNumbers(Numbers.german.variants[0].formats), texts: [nil, "%lld"]),
        _PackedTable("en", numbers: Numbers.english, texts: ["%lld", "%lld"]),
      ])
    let texts = catalog.texts(for: ["de-CH"])
    #expect(texts.formatted(0, [12_345]) == "12’345" && texts.formatted(1, [12_345]) == "12’345")
  }

  /// A list has the reader's words if a parent has the text, and else those of the text's language and script.
  @Test(
    arguments: [
      ("zh-Hant", "a台b"), ("zh-HK", "a港b"), ("zh-Hans", "a台b"), ("es-MX", "a mex b"), ("es", "a es b"),
      ("fr-CA", "a台b"), ("sr-Latn", "a台b"),
    ] as [(LanguageTag, String)])
  func hasTheReadersWordsInTextsOfAParent(locale: LanguageTag, text: String) {
    func table(_ locale: String, _ word: String, _ text: String?) -> _PackedTable {
      let list = ListPatterns(pair: word, start: word, middle: word, end: word)
      let patterns = ArgumentPatterns(frozen: CodedFields([ListKind.and.name, list.coded]).text)
      return _PackedTable(locale, patterns: patterns, texts: [text])
    }
    let catalog = PackedCatalog(
      development: "zh-Hant",
      tables: [
        table("zh-Hant", "台", "%@"), table("zh-HK", "港", nil), table("zh-Hans", "简", nil), table("es", " es ", "%@"),
        table("es-MX", " mex ", nil), table("fr-CA", " ca ", nil), table("sr", " ср ", "%@"),
        table("sr-Latn", " sr ", nil),
      ])
    let list = MessageArgument.list(["a", "b"])
    let texts = catalog.texts(for: [locale])
    #expect(texts.formatted(0, list) == text)
    // Without the fast way.
    #expect(texts.formattedOfChain(0, [list]) == text)
  }

  @Test func writesArgumentsAsTheOptionsSay() {
    let people = Self.texts("ar-EG").formatted(4, [1234, "دمشق"])
    #expect(people == "1,234 \u{2068}دمشق\u{2069}")
    let logs = TextOptions(isolation: .plain, digits: .latin)
    #expect(Self.texts("ar-EG", logs).formatted(4, [1234, "دمشق"]) == "1234 دمشق")
    #expect(Self.texts("ar-EG").with(logs).formatted(3, [1234]) == "1234")
    #expect(Self.texts("ar-EG").with(logs).options == logs && Self.texts("de").options == TextOptions())
    #expect(Self.texts("de", TextOptions(isolation: .always)).formatted(4, [1, "x"]) == "1 \u{2068}x\u{2069}")
  }

  /// A text that cannot be read or does not fit its arguments gives way to the next locale of the chain, at last to
  /// itself.
  @Test func passesOverTextsThatDoNotFit() {
    #expect(Self.texts("fr-CA").formatted(5, ["x"]) == "en x")
    #expect(Self.texts("fr").formatted(5, []) == "en ")
    #expect(Self.texts("fr").formatted(3, ["text"]) == "")
    #expect(Self.texts("fr")[5] == "en ")
    let rule = Message("%#@n@", MessageVariable("n", "lld", "one: %lld one", "other: %lld more")).coded
    let catalog = PackedCatalog(development: "en", tables: [_PackedTable("en", texts: [rule])])
    #expect(catalog.texts(for: []).formatted(0, ["text"]) == "")
  }

  /// One language may choose by device where the others have a plain text.
  @Test func runsRulesInTextsWithoutArguments() {
    #expect(Self.texts("fr")[6] == "Tap" && Self.texts("fr").formatted(6, []) == "Tap" && Self.texts("de")[6] == "en")
    let marked = PackedCatalog(development: "en", tables: [_PackedTable("en", texts: [Message(text: "\u{1}x").coded])])
    #expect(marked.texts(for: [])[0] == "\u{1}x")
  }

  @Test func hasNoTextsWithoutTables() {
    for catalog in [
      PackedCatalog(development: "en", tables: []),
      PackedCatalog(development: "?!", tables: [_PackedTable("?", texts: [])]),
    ] {
      #expect(catalog.locales.isEmpty)
      let texts = catalog.texts(for: ["fr"])
      #expect(texts[0] == "" && texts.formatted(0, [1]) == "" && texts.locale.language == "en")
    }
  }

  @Test func listsItsLocalesInTheOrderOfTheTables() {
    #expect(Self.catalog.locales.map(\.description) == ["ar", "de", "en", "fr", "fr-CA", "pt-BR", "zh-Hant"])
    #expect(PackedCatalog(development: "ja", tables: [_PackedTable("en", texts: ["en"])]).texts(for: [])[0] == "en")
  }
}
