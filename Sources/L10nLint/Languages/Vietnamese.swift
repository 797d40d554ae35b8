extension LanguageProfile {
  static let vietnamese: LanguageProfile = LanguageProfile(
    "vi",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")], doublesWords: true))
}
