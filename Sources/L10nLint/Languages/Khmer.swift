extension LanguageProfile {
  static let khmer: LanguageProfile = LanguageProfile(
    "km",
    conventions: TextConventions(breaksLinesAtZeroWidthSpaces: true))
}
