extension TextConventions {
  static let traditionalChinese: TextConventions = TextConventions(
    "zh-Hant", ownMarks: [.stop: "。", .question: "？", .exclamation: "！", .colon: "："], optionalMarks: [.stop],
    spacing: .none(before: ["、", "。", "，", "！", "？", "：", "；"]), quotes: QuotationMarks("「", "」"),
    otherQuotes: [QuotationMarks("『", "』")],
    doublesWords: true, separatesWords: false)
}
