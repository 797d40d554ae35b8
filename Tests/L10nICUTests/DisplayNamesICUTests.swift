import CICU
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
      let names = try DisplayNames(for: reader, of: Self.tags, [.standard, .dialect], regions: true)
      #expect(DisplayNames(coded: names.coded) == names)
      for (style, hasDialects) in [(LanguageNameStyle.standard, false), (.dialect, true)] {
        let answers = try callICU(for: "names") { cicu_display_names_open(locale, hasDialects, &$0) }
        let icu = try #require(answers)
        defer { cicu_display_names_close(icu) }
        for tag in Self.tags {
          let expected = try textOfICU(for: "a name") {
            cicu_display_names_get(icu, CICU_NAME_OF_TAG, tag.description, $0, $1, &$2)
          }
          #expect(names.name(ofTag: tag.description, style) == expected, "\(tag) in \(locale)")
        }
      }
    }
  }

  /// The usual languages take few bytes, and their own names are there.
  @Test func namesTheUsualLanguages() throws {
    let names = try DisplayNames(for: "de", of: nil, [.standard, .dialect, .own])
    for (tag, style, name) in [
      ("es-419", .dialect, "Spanisch (Lateinamerika)"), ("en-GB", .dialect, "Englisch (Vereinigtes Königreich)"),
      ("fr-CA", .standard, "Französisch (Kanada)"), ("es-419", .own, "español (Latinoamérica)"), ("ja", .own, "日本語"),
      ("pt-BR", .own, "português (Brasil)"),
    ] as [(String, LanguageNameStyle, String)] {
      #expect(names.name(ofTag: tag, style) == name)
    }
    #expect(names.coded.utf8.count < 12_000)
  }
}
