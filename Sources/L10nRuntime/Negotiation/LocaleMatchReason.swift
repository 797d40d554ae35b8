/// The reason why a locale was chosen for a request.
public enum LocaleMatchReason: String, Hashable, Sendable {
  /// The requested locale itself.
  case exact
  /// A locale that is equivalent by CLDR's likely subtags: `zh-Hant` for `zh-TW`, `en` for `en-US`.
  case likelySubtags
  /// The same language of another region or script: `fr` for `fr-CH`.
  case sameLanguage
  /// Another language that the reader probably reads: `zh-Hant` for `yue`, `fr` for `br`.
  case relatedLanguage
  /// The request accepts any language, by `*`.
  case anyLanguage
  /// No requested language is available.
  case nothingMatched
  /// The request refuses all available languages, by weight 0; one is chosen nevertheless.
  case refused
  /// The request has no language.
  case noPreference
}

extension LocaleMatchReason {
  /// The reason for a locale that matches a preference.
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
