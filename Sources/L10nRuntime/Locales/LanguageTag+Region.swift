extension LanguageTag {
  /// The language and a region, for systems that know no scripts: `pt-BR`, `zh-TW` of `zh-Hant`, `en-US` of `en`.
  ///
  /// The region is the tag's own, else the likely one; the language alone where CLDR knows none.
  public var languageAndRegion: String {
    let whole = LikelySubtags.maximize(self)
    return LanguageTag(language: whole.language, region: whole.region).description
  }
}
