extension LanguageProfile {
  static let greek: LanguageProfile = LanguageProfile(
    "el",
    conventions: TextConventions(
      ownMarks: [.question: ";"], quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("“", "”")],
      wordsThatDouble: ["λίγο", "σιγά"]))
}
