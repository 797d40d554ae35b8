/// CLDR's parents of a locale, from which it inherits.
///
///     es-MX   es-419, es
///     zh-HK   zh-Hant-HK, zh-Hant
///     sr-Latn (none: plain sr is Cyrillic)
///
/// Follows UTS #35, "Parent Locales": the table of exceptions, otherwise truncation, which never changes the script.
package enum ParentLocales {
  /// The parent; `nil` for the root locale. Variants are removed before other subtags; extensions are not inherited.
  package static func parent(of tag: LanguageTag) -> LanguageTag? {
    tag.withSubtags { subtags in
      func cut(_ bytes: UnsafeBufferPointer<UInt8>) -> LanguageTag {
        LanguageTag(canonical: String(decoding: bytes, as: UTF8.self))
      }
      if !subtags.variants.isEmpty { return cut(subtags.throughRegion) }
      if let exception = SubtagTree(ParentLocalesData.lines).child(subtags.throughRegion)?.value {
        return exception == "root" ? nil : LanguageTag(canonical: exception)
      }
      if !subtags.region.isEmpty { return cut(subtags.throughScript) }
      if subtags.script.isEmpty { return nil }
      let language = cut(subtags.language)
      return LikelySubtags.scriptSubtag(of: language) == Subtag(subtags.script) ? language : nil
    }
  }

  /// The tag itself and its parents, nearest first, without root.
  ///
  /// A region with another script than its language (`zh-HK`, `pa-PK`) gets that script first, so that the parents keep
  /// the script.
  package static func inheritance(of tag: LanguageTag) -> [LanguageTag] {
    var tags: [LanguageTag] = []
    forEachAncestor(of: tag) { tags.append($0) }
    return tags
  }

  /// Calls a function with each tag of `inheritance(of:)`.
  static func forEachAncestor(of tag: LanguageTag, _ body: (LanguageTag) -> Void) {
    var next: LanguageTag? = withImpliedScript(tag)
    // CLDR's longest chain has four steps; the bound only prevents an endless loop with wrong data.
    for _ in 0..<16 {
      guard let tag = next else { return }
      body(tag)
      next = parent(of: tag)
    }
  }

  private static func withImpliedScript(_ tag: LanguageTag) -> LanguageTag {
    tag.withSubtags { subtags in
      let plain = LanguageTag(canonical: String(decoding: subtags.throughVariants, as: UTF8.self))
      let language = LanguageTag(canonical: String(decoding: subtags.language, as: UTF8.self))
      guard subtags.script.isEmpty, !subtags.region.isEmpty, let script = LikelySubtags.script(of: tag),
        script != LikelySubtags.script(of: language)
      else { return plain }
      return LanguageTag(
        language: language.description, script: script, region: plain.region, variants: plain.variants)
    }
  }
}
