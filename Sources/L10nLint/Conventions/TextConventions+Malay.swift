extension TextConventions {
  static let malay: TextConventions = TextConventions(
    "ms", quotes: QuotationMarks("“", "”"), doublesWords: true)
}
