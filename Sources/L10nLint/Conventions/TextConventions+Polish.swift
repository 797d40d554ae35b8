extension TextConventions {
  static let polish = TextConventions(
    "pl", quotes: QuotationMarks("„", "”"), nestedQuotes: [QuotationMarks("«", "»")], wordsThatDouble: ["się"])
}
