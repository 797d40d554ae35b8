import L10nICU

/// Freezes the plural rules, ordinals and ranges of all locales.
enum FrozenPlurals {
  /// `PluralRulesData.swift`.
  static func files() throws -> [FrozenFile] {
    let version = try ICUVersion()
    return [
      FrozenFile(
        path: "Sources/L10nRuntime/Plurals/PluralRulesData.swift",
        summary: "CLDR's plural rules: UTS #35 part 3, \"Language Plural Rules\".",
        name: "PluralRulesData", version: "ICU \(version.icu), CLDR \(version.cldr)",
        properties: [
          (
            "A tag, then the rules for cardinals and for ordinals and the results for ranges, as `PluralRules` reads them.",
            "languages", try PluralDataLines.languages()
          )
        ])
    ]
  }
}
