extension TextConventions {
  static let dutch = TextConventions(
    "nl", quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("„", "”")],
    wordsThatDouble: ["dat", "die", "je", "u", "zij"])
}
