extension TextConventions {
  static let polish = TextConventions(
    "pl", quotes: QuotationMarks("„", "”"), wordsThatDouble: ["się"])
}
