import L10nICU
import Testing

/// Names of languages that no release of CLDR has changed.
struct LocaleNameTests {
  @Test(arguments: [
    ("ar", "en", "Arabic"), ("ar", "ar", "العربية"), ("pt-BR", "en", "Portuguese (Brazil)"),
    ("fr", "de", "Französisch"),
  ])
  func isTheOneOfTheReadersLanguage(tag: String, reader: String, name: String) {
    #expect(LocaleServices.displayName(of: tag, in: reader) == name)
  }

  @Test func isTheTagWhereICUKnowsNone() {
    #expect(LocaleServices.displayName(of: "qqq", in: "en") == "qqq")
    #expect(LocaleServices.displayName(of: "not a tag", in: "en") == nil)
  }
}
