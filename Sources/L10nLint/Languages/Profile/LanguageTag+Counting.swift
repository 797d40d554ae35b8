import L10nRuntime

extension LanguageTag {
  /// Languages whose nouns, and the words that agree with them, are the same beside any number: Hungarian "1 perc", "5
  /// perc".
  private static let singularCounting: Set<String> = [
    "as", "az", "bn", "ckb", "fa", "hu", "hy", "ka", "kk", "ky", "mn", "tk", "tr", "tt", "ug", "uz",
  ]

  /// Whether a counted noun is the same for all numbers, so that one text is enough.
  var countsInSingular: Bool { Self.singularCounting.contains(language) }
}
