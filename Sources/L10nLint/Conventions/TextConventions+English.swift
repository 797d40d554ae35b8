extension TextConventions {
  static let english = TextConventions(
    "en", quotes: QuotationMarks("“", "”"), apostrophe: "’", wordsThatDouble: ["had", "that"])
}
