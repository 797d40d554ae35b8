extension TextConventions {
  static let czech: TextConventions = TextConventions(
    "cs", wordsThatDouble: ["se", "si"])
}
