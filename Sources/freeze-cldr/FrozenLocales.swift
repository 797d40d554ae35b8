import L10nICU

/// The frozen data about languages and locales: aliases, likely subtags, distances, parents, directions.
enum FrozenLocales {
  /// The files under `Sources/L10nRuntime/Locales`; the lines are in the order that `SubtagTree` needs.
  static func files() throws -> [FrozenFile] {
    [
      try file(
        "LikelySubtagsData", "CLDR's likely subtags: UTS #35, \"Likely Subtags\".",
        [("What a language, script and region, `*` for any, stand for.", "lines", LocaleTables.likelySubtags())]),
      try file(
        "LanguageDistanceData", "CLDR's language matching: UTS #35, \"Enhanced Language Matching\".",
        [
          ("The distance of a desired and an available language.", "rules", LocaleTables.distanceRules()),
          ("The distances where no rule speaks.", "defaults", LocaleTables.defaultDistances()),
          ("A region and its partitions, one character each.", "partitions", LocaleTables.regionPartitions()),
          ("The locales preferred among equals.", "paradigms", LocaleTables.paradigms()),
        ]),
      try file(
        "LanguageAliasData", "CLDR's replacements: UTS #35, \"Canonical Unicode Locale Identifiers\".",
        [
          ("A language or legacy tag and its replacement.", "languages", LocaleTables.languageAliases()),
          ("A region and the regions that replace it.", "regions", LocaleTables.regionAliases()),
          ("A script and its replacement.", "scripts", LocaleTables.scriptAliases()),
          ("A variant and its replacement.", "variants", LocaleTables.variantAliases()),
        ]),
      try file(
        "ParentLocalesData", "CLDR's parents: UTS #35, \"Parent Locales\".",
        [("A locale and its parent, where that is not the locale cut short.", "lines", LocaleTables.parents())]),
      try file(
        "RightToLeftScriptsData", "The scripts written from right to left.",
        [("A script; the value says nothing more.", "lines", LocaleTables.rightToLeftScripts())]),
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
