extension TextConventions {
  static let danish = TextConventions(
    "da", wordsThatDouble: ["at", "den", "der", "det", "for", "i", "om", "på", "til"])
}
