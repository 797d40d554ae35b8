extension TextConventions {
  static let italian: TextConventions = TextConventions(
    "it", apostrophe: "’",
    wordsThatDouble: ["appena", "man", "mano", "passo", "pian", "piano", "piccolo", "poco", "quasi"])
}
