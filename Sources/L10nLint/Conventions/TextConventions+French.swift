extension TextConventions {
  static let french: TextConventions = TextConventions(
    "fr",
    spacing: .noBreak([
      ";": "\u{202F}", "!": "\u{202F}", "?": "\u{202F}", ":": "\u{A0}", "»": "\u{A0}",
    ]), quotes: QuotationMarks("«\u{A0}", "\u{A0}»"), nestedQuotes: [QuotationMarks("“", "”")], apostrophe: "’",
    wordsThatDouble: ["nous", "vous"])
}
