extension TextConventions {
  static let swedish: TextConventions = TextConventions(
    "sv", quotes: QuotationMarks("”", "”"), otherQuotes: [QuotationMarks("»", "»")],
    wordsThatDouble: ["att", "den", "det", "för", "i", "om", "på", "som", "till"])
}
