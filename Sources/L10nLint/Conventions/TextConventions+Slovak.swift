extension TextConventions {
  static let slovak: TextConventions = TextConventions(
    "sk", wordsThatDouble: ["sa", "si", "so"])
}
