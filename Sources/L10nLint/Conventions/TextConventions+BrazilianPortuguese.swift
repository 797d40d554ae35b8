extension TextConventions {
  static let brazilianPortuguese: TextConventions = TextConventions(
    "pt-BR", quotes: QuotationMarks("“", "”"), wordsThatDouble: ["se", "blá"])
}
