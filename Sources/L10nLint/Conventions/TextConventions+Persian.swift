extension TextConventions {
  static let persian: TextConventions = TextConventions(
    "fa", ownMarks: [.question: "؟"], quotes: QuotationMarks("«", "»"), doublesWords: true)
}
