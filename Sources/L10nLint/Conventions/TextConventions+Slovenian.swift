extension TextConventions {
  static let slovenian: TextConventions = TextConventions(
    "sl", wordsThatDouble: ["se", "si"])
}
