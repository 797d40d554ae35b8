extension LanguageProfile {
  static let estonian: LanguageProfile = LanguageProfile(
    "et",
    sharedWords: """
      administrator album audio blog inferno info internet link logo mono normal port server stereo test video
      """)
}
