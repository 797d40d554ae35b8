extension LanguageProfile {
  static let latvian: LanguageProfile = LanguageProfile(
    "lv",
    cases: CaseWords(before: ["pēc", "līdz", "no", "pirms", "ar", "par", "ap", "uz", "pie"]),
    sharedWords: "audio internet video")
}
