extension LanguageProfile {
  static let thai: LanguageProfile = LanguageProfile(
    "th",
    conventions: TextConventions(
      optionalMarks: [.stop, .question, .exclamation, .colon], doublesWords: true, separatesWords: false,
      breaksLinesAtZeroWidthSpaces: true))
}
