import CICU
import L10nCompiler
import L10nRuntime
import Testing

@testable import L10nICU

@Suite(.enabled(if: FrozenLocaleData.isOfLinkedICU, "the frozen plural rules are of another ICU version"))
struct DisplayNamesICUTests {
  private static let tags = [
    "en", "en-US", "en-GB", "es-419", "es-MX", "pt-BR", "zh-Hans", "zh-Hant", "zh-Hant-HK", "zh-HK", "sr-Latn",
    "sr-Cyrl-BA",
    "my-MM", "yue-Hans", "fa-AF", "ca-valencia", "de-AT-1996", "tlh", "ase", "mul", "nds-NL", "ar-001", "hi-Latn",
    "xx-YY",
  ].compactMap { LanguageTag($0) }

  @Test func namesLanguagesAsICU() throws {
    let locales = try NumberFormat.locales().enumerated().filter { $0.offset % 6 == 1 }.map(\.element)
    for locale in locales + ["de", "ja", "ko", "zh", "zh-Hant", "he", "xx"] {
      let reader = try #require(LanguageTag(locale))
      let forms = LanguageNameContext.allCases.flatMap {
        [LanguageNameForm(.standard, $0), LanguageNameForm(.dialect, $0)]
      }
      let names = try DisplayNames(for: reader, of: Self.tags, Set(forms), regions: true)
      #expect(DisplayNames(coded: names.coded)?.coded == names.coded)
      for form in forms {
        // Those of one form alone are the same.
        let own = try DisplayNames(for: reader, of: Self.tags, [form])
        let answers = try callICU(for: "names") {
          cicu_display_names_open(locale, form.style == .dialect, form.context == .menu, &$0)
        }
        let icu = try #require(answers)
        defer { cicu_display_names_close(icu) }
        for tag in Self.tags {
          let expected = try textOfICU(for: "a name") {
            cicu_display_names_get(icu, CICU_NAME_OF_TAG, tag.description, $0, $1, &$2)
          }
          // ICU writes the code of a language without a name with a capital letter in menus.
          let isCode = form.context == .menu && expected.lowercased().hasPrefix(tag.language)
          for names in [names, own] {
            let name = names.name(ofTag: tag.description, form.style, in: form.context)
            #expect(
              (isCode ? name.lowercased() : name) == (isCode ? expected.lowercased() : expected), "\(tag) in \(locale)")
          }
        }
      }
    }
  }

  /// The usual languages take few bytes, and their names in themselves are included.
  @Test func namesTheUsualLanguages() throws {
    let forms = LanguageNameStyle.allCases.map { LanguageNameForm($0) }
    let names = try DisplayNames(for: "de", of: nil, Set(forms))
    for (tag, style, name) in [
      ("es-419", .dialect, "Spanisch (Lateinamerika)"), ("en-GB", .dialect, "Englisch (Vereinigtes Königreich)"),
      ("fr-CA", .standard, "Französisch (Kanada)"), ("es-419", .own, "español (Latinoamérica)"), ("ja", .own, "日本語"),
      ("pt-BR", .own, "português (Brasil)"),
    ] as [(String, LanguageNameStyle, String)] {
      #expect(names.name(ofTag: tag, style) == name)
    }
    #expect(names.coded.utf8.count < 12_000)
  }

  /// A tag that is not in the list has the name of its language, if the list has any tag of that language.
  @Test func namesOtherRegionsByTheirLanguage() throws {
    let names = try DisplayNames(for: "en", of: ["pt-BR", "zh-Hant-HK"], [LanguageNameForm(.own)])
    for (tag, name) in [
      ("pt-PT", "português"), ("zh", "中文"), ("pt-BR", "português (Brasil)"), ("de-AT", "de (AT)"), ("de-DE", "de"),
    ] {
      #expect(names.name(ofTag: tag, .own) == name)
    }
  }

  /// Codes for no single language have names in every list, and Chinese is named by its script if that is listed.
  @Test(arguments: [
    ("en", "und", "Unknown language"), ("en", "mul", "Multiple languages"), ("en", "zxx", "No linguistic content"),
    ("de", "mul", "Mehrsprachig"), ("en", "zh-CN", "Simplified Chinese"), ("en", "zh-TW", "Traditional Chinese"),
    ("en", "sr-RS", "Serbian"), ("en", "pt-BR", "Portuguese"),
  ])
  func namesWhatIsNotListed(locale: String, tag: String, name: String) throws {
    let reader = try #require(LanguageTag(locale))
    let tags: [LanguageTag] = ["zh", "zh-Hans", "zh-Hant", "sr", "pt"]
    let names = try DisplayNames(for: reader, of: tags, [LanguageNameForm(.dialect, .menu)])
    #expect(names.name(ofTag: tag, .dialect, in: .menu) == name)
  }

  /// A menu capitalizes names as CLDR says, including names in a language's own words; names that a module shows in
  /// menus alone are stored once.
  @Test(
    arguments: [
      ("fr", "fr", .dialect, "français", "Français"), ("es", "es-419", .dialect, "español latinoamericano", nil),
      ("es", "pt-BR", .standard, "portugués (Brasil)", "Portugués (Brasil)"),
      ("de", "fr-CA", .own, "français (Canada)", "Français (Canada)"),
      ("de", "fr", .standard, "Französisch", "Französisch"),
      ("pl", "fr", .standard, "francuski", "francuski"), ("tr", "en", .own, "English", "English"),
      ("en", "es-419", .own, "español (Latinoamérica)", "Español (Latinoamérica)"),
      ("cs", "it", .own, "italiano", "Italiano"), ("ja", "es", .dialect, "スペイン語", "スペイン語"),
    ] as [(String, String, LanguageNameStyle, String, String?)])
  func menusHaveCapitalLetters(
    locale: String, tag: String, style: LanguageNameStyle, text: String, menu: String?
  ) throws {
    let (reader, named) = (try #require(LanguageTag(locale)), try #require(LanguageTag(tag)))
    let expected = menu ?? text.prefix(1).uppercased() + text.dropFirst()
    let both: Set = [LanguageNameForm(style), LanguageNameForm(style, .menu)]
    let names = try DisplayNames(for: reader, of: [named], both)
    #expect(names.name(ofTag: tag, style) == text)
    #expect(names.name(ofTag: tag, style, in: .menu) == expected)
    let menus = try DisplayNames(for: reader, of: [named], [LanguageNameForm(style, .menu)])
    #expect(menus.name(ofTag: tag, style, in: .menu) == expected)
    #expect(menus.coded.utf8.count <= names.coded.utf8.count)
  }
}
