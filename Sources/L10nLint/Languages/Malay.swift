extension LanguageProfile {
  static let malay: LanguageProfile = LanguageProfile(
    "ms",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), doublesWords: true))
}
