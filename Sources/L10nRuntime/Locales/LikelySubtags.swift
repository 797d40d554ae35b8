/// CLDR's likely subtags, which a tag implies.
///
///     LikelySubtags.maximize(zh-TW)   // zh-Hant-TW
///
/// Follows UTS #35, "Likely Subtags", over the data that ICU's locale matcher uses.
package enum LikelySubtags {
  /// The tag with likely script and region filled in; a tag whose language is unknown to CLDR is unchanged.
  ///
  /// Variants and extensions are kept.
  package static func maximize(_ tag: LanguageTag) -> LanguageTag {
    tag.withSubtags { subtags in
      let language = Subtag(subtags.language)
      guard language == .undetermined || data.child(language) != nil else { return tag }
      let likely = maximal(language: language, script: Subtag(subtags.script), region: Subtag(subtags.region))
      var text = likely.language.text
      for subtag in [likely.script, likely.region] where !subtag.isEmpty { text += "-\(subtag.text)" }
      for rest in [subtags.variants, subtags.extensions] where !rest.isEmpty {
        text += "-\(String(decoding: rest, as: UTF8.self))"
      }
      return LanguageTag(canonical: text)
    }
  }

  /// Whether CLDR lists a tag's language, perhaps without any other data.
  package static func areKnown(for tag: LanguageTag) -> Bool {
    tag.withSubtags { data.child(Subtag($0.language)) != nil }
  }

  /// The script of the tag: its own, otherwise the likely one; `nil` for a language unknown to CLDR.
  package static func script(of tag: LanguageTag) -> String? { scriptSubtag(of: tag)?.text }

  static func scriptSubtag(of tag: LanguageTag) -> Subtag? {
    tag.withSubtags { subtags in
      if !subtags.script.isEmpty { return Subtag(subtags.script) }
      let language = Subtag(subtags.language)
      guard let node = data.child(language == .undetermined ? .any : language) else { return nil }
      let region = Subtag(subtags.region)
      return likely(below: node, script: .none, region: region == .unknownRegion ? .none : region)?.script
    }
  }

  /// The subtags with empty ones filled in. As in ICU's matching, an unknown language is treated like `und` but kept,
  /// so that every language has a script and a region.
  /// - Parameter known: the node of the language, if it was looked up before.
  static func maximal(language: Subtag, script: Subtag, region: Subtag, known: SubtagTree? = nil) -> MaximalSubtags {
    let isUndetermined = language == .undetermined
    let script = script == .unknownScript ? .none : script
    let region = region == .unknownRegion ? .none : region
    var maximal = MaximalSubtags(language: language, script: script, region: region)
    guard isUndetermined || script.isEmpty || region.isEmpty,
      let node = known ?? node(of: language), let likely = likely(below: node, script: script, region: region)
    else { return maximal }
    if isUndetermined { maximal.language = likely.language }
    if script.isEmpty { maximal.script = likely.script }
    if region.isEmpty { maximal.region = likely.region }
    maximal.given = MaximalSubtags.Given(language: !isUndetermined, script: !script.isEmpty, region: !region.isEmpty)
    return maximal
  }

  /// The node of a language in the data, otherwise that of any language.
  static func node(of language: Subtag) -> SubtagTree? {
    (language == .undetermined ? nil : data.child(language)) ?? data.child(.any)
  }

  private static var data: SubtagTree { SubtagTree(LikelySubtagsData.lines) }

  /// The language, script and region that CLDR lists for the nearest known combination.
  /// - Parameter node: the node of the language.
  private static func likely(
    below node: SubtagTree, script: Subtag, region: Subtag
  ) -> (language: Subtag, script: Subtag, region: Subtag)? {
    var node = node
    if node.valueUTF8 == nil, let next = node.step(script) { node = next }
    // "skip" means that the likely subtags depend on the region regardless of the script.
    if node.valueUTF8.map({ Subtag($0) == Subtag("skip") }) ?? true, let next = node.step(region) { node = next }
    guard let value = node.valueUTF8 else { return nil }
    let subtags = Subtags(value)
    guard !subtags.script.isEmpty, !subtags.region.isEmpty else { return nil }
    return (Subtag(subtags.language), Subtag(subtags.script), Subtag(subtags.region))
  }
}

extension Subtag {
  /// The subtag in the data that means any.
  static var any: Subtag { Subtag("*") }
  /// The language of a tag without one.
  static var undetermined: Subtag { Subtag("und") }
  fileprivate static var unknownScript: Subtag { Subtag("Zzzz") }
  fileprivate static var unknownRegion: Subtag { Subtag("ZZ") }
}

extension SubtagTree {
  /// The child for a subtag, or the child `*` if the subtag is empty or unknown.
  fileprivate func step(_ subtag: Subtag) -> SubtagTree? { (subtag.isEmpty ? nil : child(subtag)) ?? child(.any) }
}
