extension TextConventions {
  static let arabic: TextConventions = TextConventions(
    "ar", ownMarks: [.question: "؟"], quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("«", "»")],
    wordsThatDouble: ["رويدا", "شيئا"])
}
