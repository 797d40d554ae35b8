extension TextConventions {
  static let turkish: TextConventions = TextConventions(
    "tr", quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")], doublesWords: true)
}
