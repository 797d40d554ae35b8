import L10nICU

/// Freezes the data about languages and locales: aliases, likely subtags, distances, parents, directions.
enum FrozenLocales {
  /// The files under `Sources/L10nRuntime/Locales`; the lines are in the order that `SubtagTree` needs.
  static func files() throws -> [FrozenFile] {
    [
      try file(
        "LikelySubtagsData", "CLDR's likely subtags: UTS #35, \"Likely Subtags\".",
        [("What a language, script and region, `*` for any, stand for.", "lines", LocaleDataLines.likelySubtags())]),
      try file(
        "LanguageDistanceData", "CLDR's language matching: UTS #35, \"Enhanced Language Matching\".",
        [
          ("The distance of a desired and an available language.", "rules", LocaleDataLines.distanceRules()),
          ("The distances where no rule speaks.", "defaults", LocaleDataLines.defaultDistances()),
          ("A region and its partitions, one character each.", "partitions", LocaleDataLines.regionPartitions()),
          ("The locales preferred among equals.", "paradigms", LocaleDataLines.paradigms()),
        ]),
      try file(
        "LanguageAliasData", "CLDR's replacements: UTS #35, \"Canonical Unicode Locale Identifiers\".",
        [
          ("A language or legacy tag and its replacement.", "languages", LocaleDataLines.languageAliases()),
          ("A region and the regions that replace it.", "regions", LocaleDataLines.regionAliases()),
          ("A script and its replacement.", "scripts", LocaleDataLines.scriptAliases()),
          ("A variant and its replacement.", "variants", LocaleDataLines.variantAliases()),
        ]),
      try file(
        "ParentLocalesData", "CLDR's parents: UTS #35, \"Parent Locales\".",
        [("A locale and its parent, where that is not the locale cut short.", "lines", LocaleDataLines.parents())]),
      try file(
        "RightToLeftScriptsData", "The scripts written from right to left.",
        [("A script; the value says nothing more.", "lines", LocaleDataLines.rightToLeftScripts())]),
    ]
  }

  private static func file(
    _ name: String, _ summary: String, _ properties: [(doc: String, name: String, lines: [String])]
  ) throws -> FrozenFile {
    let version = try ICUVersion()
    return FrozenFile(
      path: "Sources/L10nRuntime/Locales/\(name).swift", summary: summary, name: name,
      version: "ICU \(version.icu), CLDR \(version.cldr)", properties: properties)
  }
}
