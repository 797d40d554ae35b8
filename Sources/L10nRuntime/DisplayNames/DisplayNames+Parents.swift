extension DisplayNames.Lines {
  /// The tags that a tag without a name is called by, nearest first: its parents, and its language at last.
  ///
  ///     es-MX        es-419, es
  ///     zh-TW        zh-Hant-TW, zh-Hant, zh
  ///     zh-CN        zh-Hans, zh          // where zh-Hans is among what is named
  ///     sr-Latn-RS   sr-Latn, sr
  ///     nn           no
  ///     no           nb
  ///
  /// Empty for what is not a tag.
  func parents(of tag: String) -> [String] {
    guard let tag = LanguageTag(tag) else { return [] }
    // Hindi in Latin letters inherits from English.
    var parents = ParentLocales.inheritance(of: tag).filter { $0.language == tag.language || $0.language == "no" }
    if let first = parents.first, first == tag { parents.removeFirst() }
    if let script = LikelySubtags.script(of: tag), tag.script == nil, tag.region != nil,
      hasScript(script, of: tag.language)
    {
      let place = parents.firstIndex { $0.region == nil } ?? parents.count
      parents.insert(LanguageTag(language: tag.language, script: script), at: place)
    }
    if parents.last?.script != nil || parents.last?.region != nil || parents.isEmpty {
      parents.append(LanguageTag(language: tag.language))
    }
    // Norwegian is taken for Bokmål where that alone is named.
    if tag.language == "no" { parents.append(LanguageTag(language: "nb")) }
    return parents.map { $0.description }
  }

  /// Whether a language is named with the script that it has anyway.
  private func hasScript(_ script: String, of language: String) -> Bool {
    var code = "~\(language)"
    return code.withUTF8 { code in
      self[code].map { $0.elementsEqual(script.utf8) } ?? false
    }
  }
}

extension DisplayNames.Lines {
  /// The tag without a region that has no name and that the language and script stand for anyway.
  func withoutUnnamedRegion(_ tag: String) -> String {
    guard let known = LanguageTag(tag), var region = known.region, region.withUTF8({ self[$0] }) == nil else {
      return tag
    }
    return known.withoutLikelyRegion.description
  }
}

extension LanguageTag {
  /// The tag without the region that its language and script stand for anyway, and without extensions.
  fileprivate var withoutLikelyRegion: LanguageTag {
    let shorter = LanguageTag(language: language, script: script, variants: variants)
    return region == nil || LikelySubtags.maximize(shorter).region == region
      ? shorter : LanguageTag(language: language, script: script, region: region, variants: variants)
  }
}
