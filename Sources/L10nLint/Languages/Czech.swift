extension LanguageProfile {
  static let czech: LanguageProfile = LanguageProfile(
    "cs",
    conventions: TextConventions(
      wordsThatDouble: ["se", "si"], joinsPercentOfAdjectives: true))
}
