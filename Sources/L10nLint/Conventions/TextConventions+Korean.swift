extension TextConventions {
  static let korean: TextConventions = TextConventions(
    "ko", optionalMarks: [.stop, .question, .exclamation], spacing: .none(before: [",", ".", "!", "?"]),
    quotes: QuotationMarks("“", "”"), doublesWords: true)
}
