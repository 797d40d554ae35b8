import L10nCompiler
import Testing

@testable import L10nRuntime

struct DisplayNamesTests {
  private static let german = DisplayNames(
    names: [
      "de": "Deutsch", "en": "Englisch", "zh": "Chinesisch", "my": "Birmanisch", "Hant": "Traditionell",
      "HK": "Hongkong",
      "US": "Vereinigte Staaten", "MM": "Myanmar (Birma)", "en-US": "amerikanisches Englisch",
      "zh-Hant": "Chinesisch (traditionell)", "=de": "Deutsch", "=es-419": "español (Latinoamérica)",
      "valencia": "Valencianisch",
    ], before: "", opening: " (", closing: ")", separator: ", ")

  @Test(
    arguments: [
      ("de", .standard, "Deutsch"), ("en-US", .standard, "Englisch (Vereinigte Staaten)"),
      ("en-US", .dialect, "amerikanisches Englisch"), ("zh-Hant-HK", .standard, "Chinesisch (Traditionell, Hongkong)"),
      ("zh-Hant-HK", .dialect, "Chinesisch (traditionell) (Hongkong)"),
      ("my-MM", .standard, "Birmanisch (Myanmar [Birma])"),
      ("xx", .standard, "xx"), ("xx-Latn-001", .dialect, "xx (Latn, 001)"), ("es-419", .own, "español (Latinoamérica)"),
      ("de-AT", .own, "Deutsch"), ("en", .own, "Englisch"), ("en-u-nu-latn", .standard, "Englisch"),
      ("ca-valencia", .standard, "ca (Valencianisch)"), ("", .standard, ""),
    ] as [(String, LanguageNameStyle, String)])
  func namesLanguages(tag: String, style: LanguageNameStyle, name: String) throws {
    let names = try #require(DisplayNames(coded: Self.german.coded))
    #expect(names.coded == Self.german.coded)
    #expect(names.name(ofTag: tag, style) == name)
  }

  @Test func takesOwnNamesFromTheFirstTable() throws {
    let french = DisplayNames(names: ["de": "allemand"], before: "", opening: " (", closing: ")", separator: ", ")
    let names = try #require(DisplayNames(CodedText(french.coded)) { Self.german })
    #expect(names.name(ofTag: "es-419", .own) == "español (Latinoamérica)")
    #expect(names.name(ofTag: "de", .own) == "Deutsch")
    #expect(names.name(ofTag: "de", .standard) == "allemand")
    #expect(names.name(ofTag: "en", .own) == "en")
  }

  @Test func namesRegions() {
    #expect(Self.german.name(ofRegion: "MM") == "Myanmar (Birma)")
    #expect(Self.german.name(ofRegion: "ZZ") == "ZZ")
    // The names of languages and scripts are in the same list.
    for code in ["de", "Hant", "zh-Hant", "=de", "", "840"] { #expect(Self.german.name(ofRegion: code) == code) }
    #expect(DisplayNames.none.name(ofTag: "en-US", .dialect) == "en")
    #expect(DisplayNames.none.name(ofTag: "en-GB", .dialect) == "en (GB)")
  }

  private static let player = DisplayNames(
    names: [
      "de": "German", "en": "English", "es": "Spanish", "pt": "Portuguese", "zh": "Chinese", "sr": "Serbian",
      "und": "Unknown language", "ca": "Catalan", "Hans": "Simplified", "Hant": "Traditional", "Latn": "Latin",
      "GB": "United Kingdom", "419": "Latin America", "PT": "Portugal", "en-GB": "British English",
      "zh-Hant": "Traditional Chinese", "pt-PT": "European Portuguese", "~zh": "Hans", "=zh": "中文",
      "=zh-Hans": "简体中文", "=zh-Hant": "繁體中文", "=es-419": "español (Latinoamérica)",
    ], before: "", opening: " (", closing: ")", separator: ", ")

  /// A tag that is not listed is named by its nearest parent that is, in its script.
  @Test(
    arguments: [
      ("de-DE", .standard, "German"), ("de-Latn-DE", .standard, "German (Latin)"), ("de-AT-1996", .standard, "German"),
      ("en-US", .standard, "English"), ("en-GB", .standard, "English (United Kingdom)"),
      ("en-GB", .dialect, "British English"), ("en-AU", .dialect, "English"),
      ("es-MX", .standard, "Spanish (Latin America)"), ("es-ES", .standard, "Spanish"),
      ("pt-AO", .dialect, "European Portuguese"), ("pt-BR", .dialect, "Portuguese"),
      ("zh", .standard, "Chinese"), ("zh-CN", .standard, "Chinese (Simplified)"),
      ("zh-SG", .dialect, "Chinese (Simplified)"), ("zh-TW", .standard, "Chinese (Traditional)"),
      ("zh-HK", .dialect, "Traditional Chinese"), ("zh-Hans-CN", .standard, "Chinese (Simplified)"),
      ("zh-CN", .own, "简体中文"), ("zh-TW", .own, "繁體中文"), ("es-MX", .own, "español (Latinoamérica)"),
      ("sr-Latn-RS", .standard, "Serbian (Latin)"), ("sr-ME", .standard, "Serbian (Latin)"),
      ("sr-RS", .standard, "Serbian"), ("ca-valencia", .standard, "Catalan"), ("de-x-foo", .standard, "German"),
      ("", .standard, "Unknown language"), ("und-US", .standard, "Unknown language"), ("fr-FR", .standard, "fr"),
      ("fr-BE", .standard, "fr (BE)"), ("uz-Latn-UZ", .standard, "uz (Latin)"), ("no tag", .standard, "no tag"),
    ] as [(String, LanguageNameStyle, String)])
  func namesOtherTagsByTheirParents(tag: String, style: LanguageNameStyle, name: String) {
    #expect(Self.player.name(ofTag: tag, style) == name)
  }

  /// Norwegian and each of its two written languages substitute for each other if only one of them is listed; Bokmål
  /// never does for Nynorsk.
  @Test(arguments: [
    ("no", "nb", "Norwegian"), ("no", "nb-NO", "Norwegian"), ("no", "nn", "Norwegian"), ("nb", "no", "Norwegian"),
    ("nb", "no-NO", "Norwegian"), ("nb", "nn", "nn"),
  ])
  func namesNorwegian(listed: String, tag: String, name: String) {
    let names = DisplayNames(
      names: [listed: "Norwegian", "=\(listed)": "Norwegian"], before: "", opening: " (", closing: ")", separator: ", ")
    #expect(names.name(ofTag: tag, .standard) == name && names.name(ofTag: tag, .own) == name)
  }

  @Test func putsFullWidthBracketsIntoFullWidthParentheses() {
    let names = DisplayNames(
      names: ["my": "缅甸语", "MM": "缅甸（旧）"], before: "", opening: "（", closing: "）", separator: "，")
    #expect(names.name(ofTag: "my-MM", .standard) == "缅甸语（缅甸［旧］）")
  }
}
