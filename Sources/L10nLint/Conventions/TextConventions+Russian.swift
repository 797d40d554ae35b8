extension TextConventions {
  static let russian: TextConventions = TextConventions(
    "ru", quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("„", "“")],
    wordsThatDouble: ["чуть", "еле", "да", "нет"])
}
