extension LanguageProfile {
  static let turkish: LanguageProfile = LanguageProfile(
    "tr",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")], doublesWords: true),
    cases: CaseWords(after: ["kadar"], takesEndings: true),
    sharedWords: """
      album bit blog film format forum global internet logo menu modem mono normal panel plan podcast port premium \
      server spam stereo test tv video web widget
      """)
}
