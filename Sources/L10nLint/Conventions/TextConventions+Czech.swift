extension TextConventions {
  static let czech = TextConventions(
    "cs", wordsThatDouble: ["se", "si"])
}
