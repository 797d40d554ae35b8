extension TextConventions {
  static let greek = TextConventions(
    "el", ownMarks: [.question: ";"], quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("“", "”")])
}
