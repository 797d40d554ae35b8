extension LanguageProfile {
  static let slovak: LanguageProfile = LanguageProfile(
    "sk",
    conventions: TextConventions(
      wordsThatDouble: ["sa", "si", "so"], joinsPercentOfAdjectives: true),
    sharedWords: "album audio blog chat e-mail internet server stereo test text video web")
}
