extension TextConventions {
  static let slovenian = TextConventions(
    "sl", wordsThatDouble: ["se", "si"])
}
