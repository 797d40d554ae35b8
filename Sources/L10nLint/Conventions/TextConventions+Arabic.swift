extension TextConventions {
  static let arabic = TextConventions(
    "ar", ownMarks: [.question: "؟"], quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")],
    wordsThatDouble: ["رويدا", "شيئا"])
}
