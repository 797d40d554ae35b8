/// CLDR's parents of a locale: where it inherits what it does not say itself.
///
///     es-MX   es-419, es
///     zh-HK   zh-Hant-HK, zh-Hant
///     sr-Latn (none: plain sr is Cyrillic)
///
/// Follows UTS #35, "Parent Locales": the table of exceptions, else truncation, which never changes the script.
package enum ParentLocales {
  /// The parent; `nil` stands for the root locale. Variants go before subtags, extensions do not inherit.
  package static func parent(of tag: LanguageTag) -> LanguageTag? {
    let plain = tag.withoutVariantsAndExtensions
    if !tag.variants.isEmpty { return plain }
    if let exception = SubtagTree(ParentLocalesData.lines).child(plain.description)?.value {
      return exception == "root" ? nil : LanguageTag(exception)
    }
    if plain.region != nil {
      return LanguageTag(language: plain.language, script: plain.script)
    }
    guard let script = plain.script else { return nil }
    let language = LanguageTag(language: plain.language)
    return LikelySubtags.script(of: language) == script ? language : nil
  }

  /// The tag itself and its parents, nearest first, without root.
  ///
  /// A region that stands for another script than its language (`zh-HK`, `pa-PK`) gets that script written
  /// out first, so that the way up stays within the script.
  package static func inheritance(of tag: LanguageTag) -> [LanguageTag] {
    var tags = [withImpliedScript(tag)]
    // The longest way in CLDR is four steps; the bound only keeps wrong data from looping.
    while tags.count < 16, let last = tags.last, let parent = parent(of: last) {
      tags.append(parent)
    }
    return tags
  }

  private static func withImpliedScript(_ tag: LanguageTag) -> LanguageTag {
    let tag =
      tag.extensions.isEmpty
      ? tag : LanguageTag(language: tag.language, script: tag.script, region: tag.region, variants: tag.variants)
    guard tag.script == nil, tag.region != nil, let script = LikelySubtags.script(of: tag),
      script != LikelySubtags.script(of: LanguageTag(language: tag.language))
    else { return tag }
    return LanguageTag(language: tag.language, script: script, region: tag.region, variants: tag.variants)
  }
}
