extension LanguageProfile {
  static let slovenian: LanguageProfile = LanguageProfile(
    "sl",
    conventions: TextConventions(
      wordsThatDouble: ["se", "si"]),
    cases: CaseWords(before: [
      "za", "po", "do", "od", "pred", "na", "v", "iz", "okoli", "med", "čez", "nad", "pod",
    ]),
    sharedWords: """
      album audio blog filter format forum info internet logo model mono normal program radio server standard status \
      stereo video
      """)
}
