import L10nCompiler
import L10nCore
import L10nRuntime
import Testing

/// The plural forms of a message, from any locale.
struct CatalogMessageTests {
  /// Forms by directory; the requested language; the text for each number. The texts name their directory.
  @Test(
    arguments: [
      ("fr: one=fr1 many=frM other=frO | fr-CA: one=ca1 other=caO", "fr-CA", [1: "ca1", 5: "caO", 1_000_000: "frM"]),
      ("en: one=en1 other=enO | fr: other=frO", "fr", [1: "frO", 5: "frO"]),
      ("ru: one=r1 few=rF many=rM other=rO | Overrides/x/ru: one=x1", "ru", [1: "x1", 2: "rF", 5: "rM"]),
      ("en: one=en1 other=enO | en-GB: other=gbO", "en-GB", [1: "en1", 5: "gbO"]),
      ("en: zero=none one=en1 other=enO | en-GB: other=gbO", "en-GB", [0: "gbO", 1: "en1"]),
      ("sr: one=s1 few=sF other=sO | sr-Latn: other=lO", "sr-Latn", [1: "lO", 2: "lO"]),
    ] as [(String, String, [Int: String])])
  func missingFormsComeFromTheNextLocaleOfTheLanguage(forms: String, asked: String, expected: [Int: String]) throws {
    let files = forms.split(separator: " | ").map { directory in
      let parts = directory.split(separator: ": ")
      return ("\(parts[0]).lproj/T.stringsdict", stringsdict(String(parts[1])))
    }
    let catalog = CatalogFixture(Dictionary(uniqueKeysWithValues: files), layers: forms.contains("x/") ? ["x"] : nil)
      .catalog
    let tag = try #require(LanguageTag(asked))
    let (message, locale, _) = try #require(
      catalog.resolver(for: [tag]).message(for: TextID(table: "T", key: "k")))
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: locale.tag), isRightToLeft: false, symbols: .latin, isolation: .plain)
    for (number, text) in expected {
      #expect(try formatter.format(message, [.integer(Int64(number))]) == text, "\(number)")
    }
  }

  @Test func nothingAnswersForAKeyThatNoLocaleOfTheChainHas() {
    let catalog = CatalogFixture(["en.lproj/T.strings": "a = 1;", "ja.lproj/T.strings": "b = 2;"]).catalog
    #expect(catalog.resolver(for: []).message(for: TextID(table: "T", key: "b")) == nil)
    #expect(catalog.resolver(startingAt: 1).message(for: TextID(table: "T", key: "b"))?.entry.plainText == "2")
    #expect(catalog.ids(of: "b").map(\.table) == ["T"])
    #expect(catalog.ids(of: "c").isEmpty)
  }
}
