import L10nRuntime
import Testing

@testable import L10nLint

struct LanguageProfileTests {
  private static func profile(_ tag: String) throws -> LanguageProfile {
    LanguageProfile.profile(for: try #require(LanguageTag(tag)))
  }

  @Test func everyLanguageIsThereOnceAndFound() {
    let tags = LanguageProfile.all.map(\.tag)
    #expect(Set(tags).count == tags.count)
    #expect(tags.map { LanguageProfile.profile(for: $0).tag } == tags)
  }

  @Test(arguments: [
    ("fr-BE", "fr"), ("fr-CA", "fr-CA"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("zh-HK", "zh-Hant"), ("zh", "zh-Hans"),
    ("es-419", "es"), ("de-AT", "de"), ("de-LI", "de"), ("nn-NO", "nn"), ("is", "is"),
  ]) func isThatOfTheNearest(tag: String, language: String) throws {
    #expect(try Self.profile(tag).tag.description == language)
  }

  @Test func aCountryHasTheWordsOfItsLanguage() throws {
    #expect(try Self.profile("fr-CA").spoken?.speech.timesOfDay == ["heure"])
    #expect(try Self.profile("de-CH").joiningWords.contains("und"))
  }

  @Test func aLanguageMayHaveNoWords() throws {
    #expect(try Self.profile("it").spoken == nil)
    let unknown = try Self.profile("is")
    #expect(
      unknown.spoken == nil && unknown.counting == nil && "\(unknown.sharedWords)".isEmpty
        && unknown.joiningWords.isEmpty)
  }

  @Test func waysToWriteChineseShareNoCharacter() {
    let simplified = HanVariants(LanguageProfile.simplifiedChinese.hanCharacters)
    let traditional = HanVariants(LanguageProfile.traditionalChinese.hanCharacters)
    let shared = "\(LanguageProfile.simplifiedChinese.hanCharacters)".unicodeScalars.filter(traditional.contains)
    #expect(shared.isEmpty)
    #expect(simplified.contains("视") && traditional.contains("視"))
    #expect(!"后里面台著乾".unicodeScalars.contains(where: simplified.contains))
    #expect(!"着着著乾徵瞭".unicodeScalars.contains(where: traditional.contains))
  }
}
