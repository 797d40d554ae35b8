extension TextConventions {
  static let spanish: TextConventions = TextConventions(
    "es", openingMarks: [.question: "¿", .exclamation: "¡"], quotes: QuotationMarks("«", "»"),
    otherQuotes: [QuotationMarks("“", "”")],
    wordsThatDouble: ["nos"])
}
