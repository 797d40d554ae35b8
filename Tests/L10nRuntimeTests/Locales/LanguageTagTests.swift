import Testing

@testable import L10nRuntime

@Suite struct LanguageTagTests {
  @Test func isExpressedByALiteral() async {
    let tag: LanguageTag = "PT_br"
    #expect(tag.description == "pt-BR")
    await #expect(processExitsWith: .failure) {
      let tag: LanguageTag = "de_DE.UTF-8"
      print(tag)
    }
  }

  @Test(arguments: [
    ("en", "en"), ("EN_us", "en-US"), ("zh-hant-hk", "zh-Hant-HK"), ("es-419", "es-419"),
    ("iw", "he"), ("in-ID", "id-ID"), ("tl", "fil"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("no", "no"),
    ("cmn-Hans", "zh-Hans"), ("eng", "en"), ("en-UK", "en-GB"), ("mo", "ro"), ("cnr", "sr-ME"),
    ("zh-yue-HK", "yue-HK"), ("zh-cmn-TW", "zh-TW"), ("i-klingon", "tlh"), ("zh-min-nan", "nan"),
    ("zh-min-TW", "nan-TW"), ("en-GB-oed", "en-GB-oxendict"), ("sgn-BR", "bzs"), ("art-lojban", "jbo"),
    ("no-nynorsk", "nn"),
    ("hy-SU", "hy-AM"), ("ru-SU", "ru-RU"), ("sr-YU", "sr-RS"), ("und-Qaai", "und-Zinh"),
    ("sl-rozaj-biske-1994", "sl-1994-biske-rozaj"), ("ja-Latn-hepburn-heploc", "ja-Latn-alalc97"),
    ("hy-arevela", "hy"), ("ca-ES-valencia", "ca-ES-valencia"),
    ("ar-u-nu-latn-ca-islamic", "ar-u-ca-islamic-nu-latn"), ("de-u-kn-true", "de-u-kn"),
    ("en-x-twain", "en-x-twain"), ("en-x-a-u-nu-thai-t-b", "en-x-a-u-nu-thai-t-b"),
    ("en-t-jp-u-nu-thai", "en-t-jp-u-nu-thai"), ("en-u-nu-thai-a-bbb", "en-a-bbb-u-nu-thai"), ("x-home", "und-x-home"),
  ])
  func writesTheCanonicalForm(text: String, canonical: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.description == canonical)
    #expect(LanguageTag(tag.description) == tag)
  }

  /// The parts of a tag make the tag, and a tag without aliases is read alike whether more follows or not.
  @Test func readsPartsWhereTheyStand() {
    for text in HeaderGenerator.tags {
      guard let tag = LanguageTag(text) else { continue }
      let (variants, extensions) = (tag.variants, tag.extensions)
      let rebuilt = LanguageTag(
        language: tag.language, script: tag.script, region: tag.region, variants: variants, extensions: extensions)
      #expect(rebuilt == tag && LanguageTag(tag.description) == tag, "\(text)")
      #expect(
        tag.withoutVariantsAndExtensions == LanguageTag(language: tag.language, script: tag.script, region: tag.region))
      if extensions.isEmpty, let longer = LanguageTag("\(tag)-x-more") {
        #expect(longer.description == "\(tag)-x-more" && longer.extensions == ["x-more"], "\(text)")
        #expect(longer.language == tag.language && longer.script == tag.script && longer.region == tag.region)
      }
    }
  }

  @Test(arguments: [
    "", "-", "e", "en-", "en--US", "-en", "en-US-GB", "en US", "de_DE.UTF-8", "*", "C", "root", "abcdefghi", "en-u",
    "en-u-nu-thai-u-ca-roc", "de-1996-1996", "fr-É", "12", "en-Latn-Cyrl", "sl-rozaj-rozaj",
    "en-x-" + String(repeating: "a-", count: 130) + "a",
  ])
  func refusesWhatIsNoTag(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    ("ar-u-nu-latn", "nu", "latn"), ("ar-u-nu-latn", "ca", nil), ("ar", "nu", nil), ("de-u-kn", "kn", "true"),
    ("th-u-ca-buddhist-nu-thai", "nu", "thai"), ("ar-u-ca-islamic-civil", "ca", "islamic-civil"),
    ("en-u-attr-nu-arab", "attr", nil), ("en-x-u-nu-latn", "nu", nil), ("ar-u-nu-arab-nu-latn", "nu", "arab"),
  ])
  func findsUnicodeKeywords(text: String, key: String, value: String?) {
    #expect(LanguageTag(text)?.unicodeKeyword(key) == value)
  }

  @Test(arguments: [
    ("zh_TW", "zh-TW"), ("iw", "he"), ("French", "fr"), ("english", "en"), ("Chinese", "zh-Hans"),
    ("Traditional Chinese", "zh-Hant"), ("Brazilian_Portuguese", "pt-BR"), ("pt-BR", "pt-BR"), ("Base", nil),
    ("Norwegian", "nb"), ("", nil), ("my folder", nil), ("sr@latin", "sr-Latn"), ("ca@valencia", "ca-valencia"),
    ("@latin", nil), ("sr@ijekavian", "sr-ijekavsk"), ("sr@ijekavianlatin", "sr-Latn-ijekavsk"),
    ("en@quot", "en-x-quot"), ("en@boldquot", "en-x-boldquot"), ("en@a b", nil),
  ])
  func readsDirectoryNames(name: String, tag: String?) {
    #expect(LanguageTag(directoryName: name)?.description == tag)
  }

  @Test(arguments: [
    ("fr_CA.UTF-8@euro", "fr-CA"), ("sr_RS@latin", "sr-Latn-RS"), ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"),
    ("ca_ES@valencia", "ca-ES-valencia"), ("de", "de"), ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("", nil),
    (".UTF-8", nil), ("@latin", nil), ("iw_IL", "he-IL"), ("de_DE@", "de-DE"),
  ])
  func readsPOSIXNames(name: String, tag: String?) {
    #expect(LanguageTag(posixLocale: name)?.description == tag)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("ar-Latn", false), ("az-Arab", true), ("pa-PK", true),
    ("pa", false), ("en", false), ("ckb", true), ("und", false), ("qqq", false), ("en-Hebr", true), ("dv", true),
  ])
  func knowsTheWritingDirection(text: String, isRightToLeft: Bool) {
    #expect(LanguageTag(text)?.isRightToLeft == isRightToLeft)
  }
}
