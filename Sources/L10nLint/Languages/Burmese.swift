extension LanguageProfile {
  static let burmese: LanguageProfile = LanguageProfile(
    "my",
    conventions: TextConventions(breaksLinesAtZeroWidthSpaces: true))
}
