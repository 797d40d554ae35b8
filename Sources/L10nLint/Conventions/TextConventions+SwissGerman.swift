extension TextConventions {
  static let swissGerman: TextConventions = TextConventions(
    "de-CH", quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("„", "“")],
    wordsThatDouble: ["das", "dem", "den", "der", "die", "sie"])
}
