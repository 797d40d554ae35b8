extension LanguageProfile {
  static let persian: LanguageProfile = LanguageProfile(
    "fa",
    conventions: TextConventions(
      ownMarks: [.question: "؟"], quotes: QuotationMarks("«", "»"), doublesWords: true))
}
