package import L10nRuntime

extension LanguageTag {
  /// Whether what is set for this tag reaches another: the same tag, and what is more special.
  ///
  ///     fr covers fr, fr-CA                  zh covers zh-Hans, zh-Hant, zh-TW
  ///     zh-Hant covers zh-TW, zh-Hant-HK     pt-BR covers neither pt nor pt-PT
  package func covers(_ other: LanguageTag) -> Bool {
    guard language == other.language, region == nil || region == other.region,
      variants.allSatisfy(other.variants.contains)
    else { return false }
    if script == nil, region == nil { return true }
    return LikelySubtags.script(of: self) == LikelySubtags.script(of: other)
  }

  /// How many subtags narrow the tag down.
  var specificity: Int { (script == nil ? 0 : 1) + (region == nil ? 0 : 1) + variants.count }
}
