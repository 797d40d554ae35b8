extension TextConventions {
  static let canadianFrench: TextConventions = TextConventions(
    "fr-CA", spacing: .noBreak([":": "\u{A0}", "»": "\u{A0}"], unspaced: [";", "!", "?"]),
    quotes: QuotationMarks("«\u{A0}", "\u{A0}»"), nestedQuotes: [QuotationMarks("“", "”")], apostrophe: "’",
    wordsThatDouble: ["nous", "vous"])
}
