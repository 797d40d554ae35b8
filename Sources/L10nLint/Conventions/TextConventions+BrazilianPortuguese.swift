extension TextConventions {
  static let brazilianPortuguese = TextConventions(
    "pt-BR", quotes: QuotationMarks("“", "”"), wordsThatDouble: ["se", "blá"])
}
