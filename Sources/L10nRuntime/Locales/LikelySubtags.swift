/// CLDR's likely subtags: what a tag leaves unsaid.
///
///     LikelySubtags.maximize(zh-TW)   // zh-Hant-TW
///
/// Follows UTS #35, "Likely Subtags", over the data that ICU's locale matcher uses.
package enum LikelySubtags {
  /// The tag with likely script and region filled in; a tag whose language is unknown to CLDR stays as it is.
  ///
  /// Variants and extensions are kept.
  package static func maximize(_ tag: LanguageTag) -> LanguageTag {
    guard tag.language == "und" || data.child(tag.language) != nil else { return tag }
    let likely = maximal(language: tag.language, script: tag.script ?? "", region: tag.region ?? "")
    return LanguageTag(
      language: likely.language, script: likely.script, region: likely.region, variants: tag.variants,
      extensions: tag.extensions)
  }

  /// The script that the tag is written in: its own, else the likely one; `nil` for a language unknown to CLDR.
  package static func script(of tag: LanguageTag) -> String? {
    if let script = tag.script { return script }
    guard let node = data.child(tag.language == "und" ? "*" : tag.language) else { return nil }
    return likely(below: node, script: "", region: tag.region == "ZZ" ? "" : tag.region ?? "")?.script
  }

  /// The subtags with empty ones filled in. An unknown language is treated like `und` but kept, as ICU does
  /// for matching, so that every language has a script and a region.
  static func maximal(language: String, script: String, region: String) -> MaximalSubtags {
    let language = language == "und" ? "" : language
    let script = script == "Zzzz" ? "" : script
    let region = region == "ZZ" ? "" : region
    let given = MaximalSubtags(language: language.isEmpty ? "und" : language, script: script, region: region)
    guard language.isEmpty || script.isEmpty || region.isEmpty else { return given }
    guard let likely = likely(language: language, script: script, region: region) else { return given }
    return MaximalSubtags(
      language: language.isEmpty ? likely.language : language,
      script: script.isEmpty ? likely.script : script,
      region: region.isEmpty ? likely.region : region,
      given: MaximalSubtags.Given(language: !language.isEmpty, script: !script.isEmpty, region: !region.isEmpty))
  }

  private static let data = SubtagTree(LikelySubtagsData.lines)

  /// The language, script and region that CLDR lists for the nearest known combination.
  private static func likely(
    language: String, script: String, region: String
  ) -> (language: String, script: String, region: String)? {
    let node = (language.isEmpty ? nil : data.child(language)) ?? data.child("*")
    return node.flatMap { likely(below: $0, script: script, region: region) }
  }

  /// - Parameter node: the language's own.
  private static func likely(
    below node: SubtagTree, script: String, region: String
  ) -> (language: String, script: String, region: String)? {
    var node = node
    if node.value == nil, let next = node.step(script) { node = next }
    // "skip" stands where the likely subtags depend on the region whatever the script.
    if node.value == nil || node.value == "skip", let next = node.step(region) { node = next }
    guard let value = node.valueUTF8, let first = value.firstIndex(of: dash), let last = value.lastIndex(of: dash),
      first < last
    else { return nil }
    func text(_ part: UnsafeBufferPointer<UInt8>.SubSequence) -> String { String(decoding: part, as: UTF8.self) }
    return (text(value[..<first]), text(value[(first + 1)..<last]), text(value[(last + 1)...]))
  }

  private static let dash = UInt8(ascii: "-")
}

extension SubtagTree {
  /// The child for a subtag, or the child `*` where the subtag is empty or unknown.
  fileprivate func step(_ subtag: String) -> SubtagTree? {
    (subtag.isEmpty ? nil : child(subtag)) ?? child("*")
  }
}
