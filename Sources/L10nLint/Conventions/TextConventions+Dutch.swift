extension TextConventions {
  static let dutch: TextConventions = TextConventions(
    "nl", quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("„", "”")],
    wordsThatDouble: ["dat", "die", "je", "u", "zij"])
}
