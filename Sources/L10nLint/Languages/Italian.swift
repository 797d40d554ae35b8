extension LanguageProfile {
  static let italian: LanguageProfile = LanguageProfile(
    "it",
    conventions: TextConventions(
      apostrophe: "’",
      wordsThatDouble: ["appena", "man", "mano", "passo", "pian", "piano", "piccolo", "poco", "quasi"]),
    counting: CountWords(
      optional: ["i", "e"], unchanged: ["à", "ù", "ò", "é", "è", "s", "t", "p", "k", "n", "m", "r", "l", "c", "d"],
      invariable: ["foto", "video", "auto", "moto", "radio", "serie"]))
}
