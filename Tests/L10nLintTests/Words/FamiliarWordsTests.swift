import L10nRuntime
import Testing

@testable import L10nLint

struct FamiliarWordsTests {
  @Test(
    arguments: [
      (
        "de",
        ["Audio", "VIDEO", "Live", "OK", "%@", "Pop-up", "AirPlay", "Wi-Fi", "Apple TV", "kbit/s", "Acme Plus", "A–Z"]
      ),
      (
        "fr",
        [
          "Pause", "minutes", "Version 2", "(SDH)", "help@example.com", "4K UHD", "AirPlay Description",
          "%1#@count@",
        ]
      ),
      ("pt-BR", ["Download", "Total", "Normal"]), ("nn", ["Podcast"]), ("en", ["Information"]), ("ja", ["字幕", "PIN"]),
    ] as [(String, [String])])
  func letsPassWhatTwoLanguagesShare(tag: String, texts: [String]) throws {
    let words = try familiar(tag)
    for text in texts { #expect(words.cover(text), "\(text)") }
  }

  @Test(
    arguments: [
      ("de", ["Settings", "Go to live", "SETTINGS", "Apples", "Live now", "Full-screen"]),
      ("fr", ["Download", "See https://example.com", "Acme Plusses"]), ("ja", ["Live", "Cancel"]), ("ko", ["字幕"]),
      ("ar", ["Pause"]), ("it", ["Pause"]),
    ] as [(String, [String])])
  func asksForATranslationOfTheRest(tag: String, texts: [String]) throws {
    let words = try familiar(tag)
    for text in texts { #expect(!words.cover(text), "\(text)") }
  }

  private func familiar(_ tag: String) throws -> FamiliarWords {
    let development = try #require(LanguageTag(tag == "en" ? "sv" : "en"))
    return FamiliarWords(in: try #require(LanguageTag(tag)), from: development, allowed: ["Acme Plus"])
  }
}
