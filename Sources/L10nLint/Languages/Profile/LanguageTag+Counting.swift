import L10nRuntime

extension LanguageTag {
  /// Languages whose nouns, and what is said of them, stay as they are beside any number: Hungarian "1 perc", "5 perc".
  private static let singularCounting: Set<String> = [
    "as", "az", "bn", "ckb", "fa", "hu", "hy", "ka", "kk", "ky", "mn", "tk", "tr", "tt", "ug", "uz",
  ]

  /// Whether a counted noun is the same for all numbers, so that one text serves them all.
  var countsInSingular: Bool { Self.singularCounting.contains(language) }
}
