extension TextConventions {
  static let japanese: TextConventions = TextConventions(
    "ja", ownMarks: [.stop: "。"], optionalMarks: [.stop, .question, .colon, .exclamation],
    spacing: .none(before: ["、", "。", "，", "！", "？", "：", "；"]), quotes: QuotationMarks("「", "」"),
    otherQuotes: [QuotationMarks("“", "”"), QuotationMarks("『", "』")],
    doublesWords: true, separatesWords: false)
}
