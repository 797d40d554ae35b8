extension LanguageProfile {
  static let slovak: LanguageProfile = LanguageProfile(
    "sk",
    conventions: TextConventions(
      wordsThatDouble: ["sa", "si", "so"], joinsPercentOfAdjectives: true))
}
