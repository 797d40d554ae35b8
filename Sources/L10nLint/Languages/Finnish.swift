extension LanguageProfile {
  static let finnish: LanguageProfile = LanguageProfile(
    "fi",
    sharedWords: """
      album audio info internet logo media mono offline online podcast radio server stereo studio video
      """)
}
