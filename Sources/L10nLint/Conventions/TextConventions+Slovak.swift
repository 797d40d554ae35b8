extension TextConventions {
  static let slovak = TextConventions(
    "sk", wordsThatDouble: ["sa", "si", "so"])
}
