extension LanguageProfile {
  static let latvian: LanguageProfile = LanguageProfile(
    "lv",
    // "Picture in picture" in any declined form.
    conventions: TextConventions(wordsThatDouble: ["attēlā"]),
    cases: CaseWords(before: ["pēc", "līdz", "no", "pirms", "ar", "par", "ap", "uz", "pie"]),
    sharedWords: "audio internet video")
}
