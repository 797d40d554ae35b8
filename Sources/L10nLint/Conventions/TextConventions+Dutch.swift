extension TextConventions {
  static let dutch = TextConventions(
    "nl", quotes: QuotationMarks("“", "”"), wordsThatDouble: ["dat", "die", "je", "u", "zij"])
}
