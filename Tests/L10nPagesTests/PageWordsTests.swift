import L10nCore
import L10nRuntime
import Testing

@testable import L10nPages

struct PageWordsTests {
  /// Every kind of value has a name, whatever takes it.
  @Test func namesWhatArgumentsTake() {
    let functions: [any ValueFunction] = [
      NumberFunction(takes: .integer), NumberFunction(takes: .decimal), RelativeTimeFunction(), NumberRangeFunction(),
    ]
    for words in functions.map(\.words) + ["text", "date and time", "list", "language", "duration"] {
      #expect(PageWords.english["arguments.\(words)"] == words)
    }
  }

  @Test(arguments: [
    ("fr", ["en", "fr"]), ("fr-CA", ["en", "fr"]), ("zh-HK", ["en", "zh-Hant"]), ("pt", ["en", "pt-BR"]),
    ("nl", ["en"]), ("en-GB", ["en"]),
  ])
  func aPageHasItsReadersLanguageAndEnglish(tag: String, tables: [String]) {
    let reader = PageLanguage(LanguageTag(tag)!, englishName: tag, ownName: tag)
    let data = PageWords.data(["page"], for: reader).line
    for language in PageWords.tags { #expect(data.contains("\"\(language)\":{") == tables.contains("\(language)")) }
  }
}
