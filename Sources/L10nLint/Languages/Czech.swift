extension LanguageProfile {
  static let czech: LanguageProfile = LanguageProfile(
    "cs",
    conventions: TextConventions(
      wordsThatDouble: ["se", "si"], joinsPercentOfAdjectives: true),
    cases: CaseWords(before: [
      "za", "po", "do", "od", "přes", "před", "o", "na", "v", "ve", "z", "ze", "kolem", "během", "pod", "nad",
    ]),
    sharedWords: "album audio blog chat inferno internet server stereo test text video web")
}
