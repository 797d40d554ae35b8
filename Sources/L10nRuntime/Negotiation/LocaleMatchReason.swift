/// Why a locale serves a request.
public enum LocaleMatchReason: String, Hashable, Sendable {
  /// It is what was asked for.
  case exact
  /// It says the same in other subtags, by CLDR's likely subtags: `zh-Hant` for `zh-TW`, `en` for `en-US`.
  case likelySubtags
  /// The same language of another region or script: `fr` for `fr-CH`.
  case sameLanguage
  /// Another language that the reader is likely to read: `zh-Hant` for `yue`, `fr` for `br`.
  case relatedLanguage
  /// The request takes any language, by `*`.
  case anyLanguage
  /// Nothing that was asked for is there.
  case nothingMatched
  /// The request refuses what is there, by weight 0; a page is served all the same.
  case refused
  /// The request asks for no language.
  case noPreference
}

extension LocaleMatchReason {
  /// How a locale serves a preference.
  init(_ locale: LanguageTag, for preference: LanguageTag) {
    let (wanted, served) = (preference.withoutVariantsAndExtensions, locale.withoutVariantsAndExtensions)
    if wanted == served, preference.variants == locale.variants {
      self = .exact
    } else if wanted.spelledOut == served.spelledOut {
      self = .likelySubtags
    } else {
      self = wanted.spelledOut.language == served.spelledOut.language ? .sameLanguage : .relatedLanguage
    }
  }
}
