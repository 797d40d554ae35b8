extension TextConventions {
  static let russian = TextConventions(
    "ru", quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("„", "“")],
    wordsThatDouble: ["чуть", "еле", "да", "нет"])
}
