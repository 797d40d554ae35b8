extension TextConventions {
  static let simplifiedChinese: TextConventions = TextConventions(
    "zh-Hans", ownMarks: [.stop: "。", .question: "？", .exclamation: "！", .colon: "："], optionalMarks: [.stop],
    spacing: .none(before: ["、", "。", "，", "！", "？", "：", "；"]), quotes: QuotationMarks("“", "”"),
    doublesWords: true, separatesWords: false)
}
