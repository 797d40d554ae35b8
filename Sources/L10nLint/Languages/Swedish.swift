extension LanguageProfile {
  static let swedish: LanguageProfile = LanguageProfile(
    "sv",
    conventions: TextConventions(
      quotes: QuotationMarks("”", "”"), otherQuotes: [QuotationMarks("»", "»")],
      wordsThatDouble: ["att", "den", "det", "för", "i", "om", "på", "som", "till"]))
}
