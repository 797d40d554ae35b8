extension LanguageProfile {
  static let urdu: LanguageProfile = LanguageProfile(
    "ur",
    conventions: TextConventions(
      ownMarks: [.stop: "۔", .question: "؟"], doublesWords: true))
}
