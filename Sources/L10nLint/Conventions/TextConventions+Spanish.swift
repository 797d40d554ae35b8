extension TextConventions {
  static let spanish = TextConventions(
    "es", openingMarks: [.question: "¿", .exclamation: "¡"], quotes: QuotationMarks("«", "»"),
    otherQuotes: [QuotationMarks("“", "”")],
    wordsThatDouble: ["nos"])
}
