extension LanguageProfile {
  static let latvian: LanguageProfile = LanguageProfile(
    "lv",
    sharedWords: "audio internet video")
}
