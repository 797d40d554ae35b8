import L10nRuntime
import Testing

@testable import l10n_conformance

@Suite struct BidiDisplayTests {
  /// A locale, a text, another text, and whether they look the same.
  @Test(arguments: [
    ("en", "Play", "Play", true), ("en", "Play", "play", false), ("en", "", "\u{200E}\u{2068}\u{2069}", true),
    ("ar", "C++", "\u{2068}C++\u{2069}", false), ("en", "C++", "\u{2068}C++\u{2069}", true),
    // U+202E shows abc as cba.
    ("en", "\u{202E}abc\u{202C}", "cba", true), ("en", "\u{202E}🎬a\u{202C}", "a🎬", true),
    // A bracket turned round looks like its partner.
    ("en", "\u{202E}(\u{202C}", ")", true), ("ar", "[a", "a]", false), ("en", "\u{202E}a\u{202C}", "a", true),
    // An invisible isolate keeps two runs apart that would else be one.
    ("ar", "سعر \u{2068}A\u{2069}B سعر", "سعر AB سعر", false), ("ar", "A\u{200E}B", "AB", true),
    // Lines stay in their order.
    ("ar", "ab\ncd", "\u{2068}ab\u{2069}\n\u{2068}cd\u{2069}", true), ("ar", "ab\ncd", "cd\nab", false),
  ])
  func showsTextsAsAReaderSeesThem(locale: String, text: String, other: String, isSame: Bool) throws {
    let tag = try #require(LanguageTag(locale))
    #expect(try (BidiDisplay(of: text, in: tag) == BidiDisplay(of: other, in: tag)) == isSame)
  }
}
