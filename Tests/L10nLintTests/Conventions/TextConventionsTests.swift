import L10nRuntime
import Testing

@testable import L10nLint

struct TextConventionsTests {
  @Test func everyLanguageIsATagAndThereOnce() {
    let tags = TextConventions.all.map { LanguageTag($0.language)?.description }
    #expect(tags == TextConventions.all.map(\.language))
    #expect(Set(tags).count == tags.count)
  }

  @Test(arguments: [
    ("fr-BE", "fr"), ("fr-CA", "fr-CA"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("zh-HK", "zh-Hant"), ("zh", "zh-Hans"),
    ("es-419", "es"), ("fi", "fi"),
  ]) func areThoseOfTheNearest(tag: String, language: String) throws {
    #expect(TextConventions.conventions(for: try #require(LanguageTag(tag))).language == language)
  }

  @Test func waysToWriteChineseShareNoCharacter() {
    let simplified = HanVariants(HanVariants.simplifiedChinese)
    let traditional = HanVariants(HanVariants.traditionalChinese)
    let shared = "\(HanVariants.simplifiedChinese)".unicodeScalars.filter(traditional.contains)
    #expect(shared.isEmpty)
    #expect(simplified.contains("视") && traditional.contains("視"))
    #expect(!"后里面台著乾".unicodeScalars.contains(where: simplified.contains))
    #expect(!"着着著乾徵瞭".unicodeScalars.contains(where: traditional.contains))
  }
}
