import L10nICU
import L10nRuntime
import Testing

@Suite struct PercentAffixesICUTests {
  /// A locale and its affixes round 1 and −1.
  @Test(arguments: [
    ("en", "1%", "-1%"), ("de", "1\u{A0}%", "-1\u{A0}%"), ("fr", "1\u{A0}%", "-1\u{A0}%"), ("tr", "%1", "-%1"),
    ("eu", "%\u{A0}1", "\u{2212}%\u{A0}1"), ("ar-EG", "1\u{66A}\u{61C}", "\u{61C}-1\u{66A}\u{61C}"),
    ("ar-u-nu-latn", "1\u{200E}%\u{200E}", "\u{200E}-1\u{200E}%\u{200E}"), ("xx", "1%", "-1%"),
  ])
  func readsAffixes(locale: String, positive: String, negative: String) throws {
    let affixes = try PercentAffixes(for: #require(LanguageTag(locale)))
    #expect((affixes.prefix + "1" + affixes.suffix).unicodeScalars.elementsEqual(positive.unicodeScalars))
    #expect(
      (affixes.negativePrefix + "1" + affixes.negativeSuffix).unicodeScalars.elementsEqual(negative.unicodeScalars))
  }
}
