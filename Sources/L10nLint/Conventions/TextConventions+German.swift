extension TextConventions {
  static let german: TextConventions = TextConventions(
    "de", quotes: QuotationMarks("„", "“"), otherQuotes: [QuotationMarks("»", "«")],
    wordsThatDouble: ["das", "dem", "den", "der", "die", "sie"])
}
