extension LanguageProfile {
  static let indonesian: LanguageProfile = LanguageProfile(
    "id",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), doublesWords: true))
}
