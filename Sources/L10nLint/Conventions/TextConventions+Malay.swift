extension TextConventions {
  static let malay = TextConventions(
    "ms", quotes: QuotationMarks("“", "”"), doublesWords: true)
}
