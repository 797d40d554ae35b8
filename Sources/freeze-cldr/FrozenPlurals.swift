import L10nICU

/// The plural rules, ordinals and ranges of all locales.
enum FrozenPlurals {
  /// `PluralRulesData.swift`.
  static func files() throws -> [FrozenFile] {
    let version = try ICUVersion()
    let data = try PluralDataLines()
    return [
      FrozenFile(
        path: "Sources/L10nRuntime/Plurals/PluralRulesData.swift",
        summary: "CLDR's plural rules: UTS #35 part 3, \"Language Plural Rules\".",
        name: "PluralRulesData", version: "ICU \(version.icu), CLDR \(version.cldr)",
        properties: [
          ("A locale and the key of its rules for cardinals.", "cardinalLocales", data.cardinalLocales),
          ("A locale and the key of its rules for ordinals.", "ordinalLocales", data.ordinalLocales),
          ("A key and rules, in the syntax that `PluralRuleReader` reads.", "rules", data.rules),
          (
            "A language and, for start, end and result of a range, the places of the categories in CLDR's order.",
            "ranges", data.ranges
          ),
        ])
    ]
  }
}
