extension LanguageProfile {
  static let hindi: LanguageProfile = LanguageProfile(
    "hi",
    conventions: TextConventions(
      optionalMarks: [.stop], doublesWords: true))
}
