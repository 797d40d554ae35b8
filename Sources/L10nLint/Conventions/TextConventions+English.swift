extension TextConventions {
  static let english: TextConventions = TextConventions(
    "en", quotes: QuotationMarks("“", "”"), apostrophe: "’", wordsThatDouble: ["had", "that"])
}
