extension LanguageProfile {
  static let croatian: LanguageProfile = LanguageProfile(
    "hr",
    sharedWords: """
      album audio blog chat filter format forum info internet link logo model mono normal original podcast program \
      radio server start status stereo stop video web
      """)
}
