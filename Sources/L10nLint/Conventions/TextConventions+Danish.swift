extension TextConventions {
  static let danish: TextConventions = TextConventions(
    "da", wordsThatDouble: ["at", "den", "der", "det", "for", "i", "om", "på", "til"])
}
