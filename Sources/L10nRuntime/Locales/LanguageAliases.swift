/// CLDR's replacements for deprecated, overlong and legacy subtags.
///
/// Follows UTS #35, "Canonicalizing Syntax": language aliases (with region, with variant, alone), then
/// variants, regions and scripts, until nothing changes.
enum LanguageAliases {
  /// The tag with its aliases replaced.
  static func canonical(_ tag: LanguageTag) -> LanguageTag {
    var tag = tag
    // CLDR's replacements are at most two deep; the bound only prevents an endless loop with wrong data.
    for _ in 0..<5 {
      guard replaceLanguage(&tag) || replaceRegion(&tag) || replaceScript(&tag) || replaceVariant(&tag) else { break }
    }
    return tag
  }

  /// Replacements of languages and of whole tags in lowercase: `i-klingon` is `tlh`.
  static var languages: SubtagTree { SubtagTree(LanguageAliasData.languages) }
  /// Replacements of regions, in lowercase.
  static var regions: SubtagTree { SubtagTree(LanguageAliasData.regions) }
  /// Replacements of scripts, in lowercase.
  static var scripts: SubtagTree { SubtagTree(LanguageAliasData.scripts) }
  private static var variants: SubtagTree { SubtagTree(LanguageAliasData.variants) }

  /// Replaces an alias of the language in place; returns whether there was one.
  private static func replaceLanguage(_ tag: inout LanguageTag) -> Bool {
    let own = languages.child(tag.language)
    if let region = tag.region, let found = own?.child(region.lowercased())?.value {
      return replace(&tag, by: found, regionIsPart: true, variant: nil)
    }
    for variant in tag.variants {
      if let found = own?.child(variant)?.value {
        return replace(&tag, by: found, regionIsPart: false, variant: variant)
      }
    }
    if let found = own?.value {
      return replace(&tag, by: found, regionIsPart: false, variant: nil)
    }
    for variant in tag.variants {
      if let found = languages.child("und")?.child(variant)?.value {
        return replace(&tag, by: found, regionIsPart: false, variant: variant)
      }
    }
    return false
  }

  /// Fills `tag` with the replacement's subtags: its language replaces the old one unless it is `und`; other subtags
  /// only fill gaps.
  private static func replace(
    _ tag: inout LanguageTag, by replacement: String, regionIsPart: Bool, variant: String?
  ) -> Bool {
    // The data are canonical in case and order.
    let new = LanguageTag(canonical: replacement)
    let variants = tag.variants.filter { $0 != variant && !new.variants.contains($0) } + new.variants
    tag = LanguageTag(
      language: new.language == "und" ? tag.language : new.language,
      script: tag.script ?? new.script,
      region: regionIsPart ? new.region : tag.region ?? new.region,
      variants: variants.sortedFew(),
      extensions: tag.extensions)
    return true
  }

  private static func replaceRegion(_ tag: inout LanguageTag) -> Bool {
    guard let region = tag.region, let found = regions.child(region.lowercased())?.value else { return false }
    let candidates = found.split(separator: " ").map(String.init)
    // A divided region (SU, YU) becomes the part in which the language is likely, otherwise the first part.
    let home = tag.withSubtags {
      LikelySubtags.maximal(language: Subtag($0.language), script: Subtag($0.script), region: .none).region.text
    }
    guard let replacement = candidates.first(where: { $0 == home }) ?? candidates.first else { return false }
    tag = LanguageTag(
      language: tag.language, script: tag.script, region: replacement, variants: tag.variants,
      extensions: tag.extensions)
    return true
  }

  private static func replaceScript(_ tag: inout LanguageTag) -> Bool {
    guard let script = tag.script, let found = scripts.child(script.lowercased())?.value else { return false }
    tag = LanguageTag(
      language: tag.language, script: found, region: tag.region, variants: tag.variants, extensions: tag.extensions)
    return true
  }

  private static func replaceVariant(_ tag: inout LanguageTag) -> Bool {
    for variant in tag.variants {
      guard let found = variants.child(variant)?.value else { continue }
      // The pair hepburn-heploc is alalc97, CLDR's only alias of two variants.
      let others = tag.variants.filter { $0 != variant && $0 != found && !(variant == "heploc" && $0 == "hepburn") }
      tag = LanguageTag(
        language: tag.language, script: tag.script, region: tag.region, variants: (others + [found]).sortedFew(),
        extensions: tag.extensions)
      return true
    }
    return false
  }
}
