extension TextConventions {
  static let greek: TextConventions = TextConventions(
    "el", ownMarks: [.question: ";"], quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("“", "”")])
}
