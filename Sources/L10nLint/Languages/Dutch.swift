extension LanguageProfile {
  static let dutch: LanguageProfile = LanguageProfile(
    "nl",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("„", "”")],
      wordsThatDouble: ["dat", "die", "je", "u", "zij"]),
    counting: CountWords(
      plural: ["en", "'s"], optional: ["s", "en"], unchanged: ["uur", "jaar", "keer"],
      invariable: ["minuten", "seconden", "tegen", "tussen", "binnen", "euro"]))
}
