extension TextConventions {
  static let vietnamese = TextConventions(
    "vi", quotes: QuotationMarks("“", "”"), doublesWords: true)
}
