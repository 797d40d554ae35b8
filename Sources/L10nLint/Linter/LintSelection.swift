package import L10nCore
package import L10nRuntime

/// The rules and locales that a lint run reports.
package struct LintSelection: Sendable {
  /// Rules that are always reported: without them, nobody knows what was checked.
  private static let alwaysReported: Set<String> = ["configuration", "unreadable-file"]

  /// The ids of the rules and readers' findings to report, even if they are off; `nil` means all that are on.
  package var rules: Set<String>?

  /// The locales whose findings are reported, each with its regional variants; `nil` means all. Findings without a
  /// locale are always reported.
  package var locales: [LanguageTag]?

  package init(rules: Set<String>? = nil, locales: [LanguageTag]? = nil) {
    (self.rules, self.locales) = (rules, locales)
  }

  /// Whether a catalog has one of the locales.
  package func reaches(_ catalog: Catalog) -> Bool { catalog.locales.contains { includes($0.tag) } }

  /// Whether the findings of a rule are reported.
  func includes(rule id: String) -> Bool { rules?.contains(id) ?? true || Self.alwaysReported.contains(id) }

  /// Whether findings about a locale are reported.
  func includes(_ locale: LanguageTag?) -> Bool {
    guard let locales, let locale else { return true }
    return locales.contains { $0.covers(locale) }
  }
}

extension LanguageTag {
  /// Whether a setting for this tag applies to another: the same tag or a more specific one.
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

  /// The number of subtags that narrow the tag down.
  var specificity: Int { (script == nil ? 0 : 1) + (region == nil ? 0 : 1) + variants.count }
}
