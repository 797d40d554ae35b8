extension LanguageProfile {
  static let slovak: LanguageProfile = LanguageProfile(
    "sk",
    conventions: TextConventions(
      wordsThatDouble: ["sa", "si", "so"], joinsPercentOfAdjectives: true),
    cases: CaseWords(before: [
      "za", "po", "do", "od", "cez", "pred", "o", "na", "v", "vo", "z", "zo", "okolo", "počas", "pod", "nad",
    ]),
    sharedWords: "album audio blog chat e-mail internet server stereo test text video web")
}
