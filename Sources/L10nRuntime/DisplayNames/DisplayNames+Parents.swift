extension DisplayNames.Lines {
  /// The fallbacks for the name of a tag without one, nearest first: its parents, and finally its language.
  ///
  ///     es-MX        es-419, es
  ///     zh-TW        zh-Hant-TW, zh-Hant, zh
  ///     zh-CN        zh-Hans, zh          // where zh-Hans is among what is named
  ///     sr-Latn-RS   sr-Latn, sr
  ///     nn           no
  ///     no           nb
  ///
  /// Empty for an invalid tag.
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
    // Norwegian is treated as Bokmål if only that has a name.
    if tag.language == "no" { parents.append(LanguageTag(language: "nb")) }
    return parents.map { $0.description }
  }

  /// Whether a language is named together with its likely script.
  private func hasScript(_ script: String, of language: String) -> Bool {
    var code = "~\(language)"
    return code.withUTF8 { code in
      self[code].map { $0.elementsEqual(script.utf8) } ?? false
    }
  }
}

extension DisplayNames.Lines {
  /// The tag without its region if that has no name and is the likely one.
  func withoutUnnamedRegion(_ tag: String) -> String {
    guard let known = LanguageTag(tag), var region = known.region, region.withUTF8({ self[$0] }) == nil else {
      return tag
    }
    return known.withoutLikelyRegion.description
  }
}

extension LanguageTag {
  /// The tag without extensions, and without its region if that is the likely one.
  fileprivate var withoutLikelyRegion: LanguageTag {
    let shorter = LanguageTag(language: language, script: script, variants: variants)
    return region == nil || LikelySubtags.maximize(shorter).region == region
      ? shorter : LanguageTag(language: language, script: script, region: region, variants: variants)
  }
}
