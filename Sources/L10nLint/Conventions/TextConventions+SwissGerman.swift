extension TextConventions {
  static let swissGerman = TextConventions(
    "de-CH", quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("„", "“")],
    wordsThatDouble: ["das", "dem", "den", "der", "die", "sie"])
}
