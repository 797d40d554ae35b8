extension TextConventions {
  static let turkish = TextConventions(
    "tr", quotes: QuotationMarks("“", "”"), doublesWords: true)
}
