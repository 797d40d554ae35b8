extension TextConventions {
  static let indonesian = TextConventions(
    "id", quotes: QuotationMarks("“", "”"), doublesWords: true)
}
