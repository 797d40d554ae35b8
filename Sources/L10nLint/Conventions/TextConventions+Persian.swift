extension TextConventions {
  static let persian = TextConventions(
    "fa", ownMarks: [.question: "؟"], quotes: QuotationMarks("«", "»"), doublesWords: true)
}
