extension LanguageProfile {
  static let lao: LanguageProfile = LanguageProfile(
    "lo",
    conventions: TextConventions(breaksLinesAtZeroWidthSpaces: true))
}
