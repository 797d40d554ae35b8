extension TextConventions {
  static let arabic = TextConventions(
    "ar", ownMarks: [.question: "؟"], quotes: QuotationMarks("“", "”"), wordsThatDouble: ["رويدا", "شيئا"])
}
