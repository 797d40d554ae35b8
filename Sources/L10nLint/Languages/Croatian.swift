extension LanguageProfile {
  static let croatian: LanguageProfile = LanguageProfile(
    "hr",
    cases: CaseWords(before: [
      "za", "nakon", "do", "od", "prije", "na", "u", "iz", "oko", "tijekom", "poslije", "preko",
    ]),
    sharedWords: """
      album audio blog chat filter format forum info internet link logo model mono normal original podcast program \
      radio server start status stereo stop video web
      """)
}
