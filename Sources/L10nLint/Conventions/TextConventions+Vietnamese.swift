extension TextConventions {
  static let vietnamese: TextConventions = TextConventions(
    "vi", quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")], doublesWords: true)
}
