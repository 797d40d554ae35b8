extension LanguageProfile {
  static let turkish: LanguageProfile = LanguageProfile(
    "tr",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")], doublesWords: true))
}
