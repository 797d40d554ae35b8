extension TextConventions {
  static let polish: TextConventions = TextConventions(
    "pl", quotes: QuotationMarks("„", "”"), nestedQuotes: [QuotationMarks("«", "»")], wordsThatDouble: ["się"])
}
