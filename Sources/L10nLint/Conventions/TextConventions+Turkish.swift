extension TextConventions {
  static let turkish = TextConventions(
    "tr", quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")], doublesWords: true)
}
