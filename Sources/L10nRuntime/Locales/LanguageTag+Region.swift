extension LanguageTag {
  /// The language and a region, for systems without scripts: `pt-BR`, `zh-TW` of `zh-Hant`, `en-US` of `en`.
  ///
  /// The region is the tag's own, otherwise the likely one; only the language if CLDR knows none.
  public var languageAndRegion: String {
    let whole = LikelySubtags.maximize(self)
    return LanguageTag(language: whole.language, region: whole.region).description
  }
}
