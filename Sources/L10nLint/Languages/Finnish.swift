extension LanguageProfile {
  static let finnish: LanguageProfile = LanguageProfile(
    "fi",
    cases: CaseWords(
      before: ["ennen", "noin", "yli", "alle", "kohtaan", "kohdassa"],
      after: ["kuluttua", "kuluessa", "päästä", "ajan", "jälkeen", "aikana", "sisällä", "kohdalla", "kohdasta"],
      takesEndings: true),
    sharedWords: """
      album audio info internet logo media mono offline online podcast radio server stereo studio video
      """)
}
