extension TextConventions {
  static let vietnamese = TextConventions(
    "vi", quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")], doublesWords: true)
}
