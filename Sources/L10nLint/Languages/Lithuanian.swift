extension LanguageProfile {
  static let lithuanian: LanguageProfile = LanguageProfile(
    "lt",
    sharedWords: "album audio internet video")
}
