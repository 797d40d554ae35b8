extension TextConventions {
  static let italian = TextConventions(
    "it", apostrophe: "’",
    wordsThatDouble: ["appena", "man", "mano", "passo", "pian", "piano", "piccolo", "poco", "quasi"])
}
