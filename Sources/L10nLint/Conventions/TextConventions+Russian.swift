extension TextConventions {
  static let russian = TextConventions(
    "ru", quotes: QuotationMarks("«", "»"), wordsThatDouble: ["чуть", "еле", "да", "нет"])
}
