extension LanguageProfile {
  static let danish: LanguageProfile = LanguageProfile(
    "da",
    conventions: TextConventions(
      wordsThatDouble: ["at", "den", "der", "det", "for", "i", "om", "på", "til"]))
}
