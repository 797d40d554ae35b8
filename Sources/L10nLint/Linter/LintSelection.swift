package import L10nCore
package import L10nRuntime

/// What one run of the linter is to report.
package struct LintSelection: Sendable {
  /// What is reported whatever is asked for: without it, what was checked is unknown.
  private static let alwaysReported: Set<String> = ["configuration", "unreadable-file"]

  /// The ids of the rules and of the readers' findings that are reported, whether or not they are switched on; `nil`
  /// means all that are.
  package var rules: Set<String>?

  /// The locales whose findings are reported, each with its regional variants; `nil` means all. What is found about no
  /// locale is always reported.
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
