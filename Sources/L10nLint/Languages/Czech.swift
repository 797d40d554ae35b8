extension LanguageProfile {
  static let czech: LanguageProfile = LanguageProfile(
    "cs",
    conventions: TextConventions(
      wordsThatDouble: ["se", "si"], joinsPercentOfAdjectives: true),
    sharedWords: "album audio blog chat inferno internet server stereo test text video web")
}
