extension TextConventions {
  static let indonesian: TextConventions = TextConventions(
    "id", quotes: QuotationMarks("“", "”"), doublesWords: true)
}
