extension LanguageProfile {
  static let hungarian: LanguageProfile = LanguageProfile(
    "hu",
    cases: CaseWords(takesEndings: true),
    sharedWords: """
      album audio banner blog forum info internet link logo mono offline online podcast radio sport start stereo web
      """)
}
