extension LanguageProfile {
  static let slovenian: LanguageProfile = LanguageProfile(
    "sl",
    conventions: TextConventions(
      wordsThatDouble: ["se", "si"]))
}
