extension JoiningWords {
  static let french: JoiningWords = JoiningWords(
    "fr", ends: "et", "ou", "le", "la", "les", "un", "une", "des", "du", "aux")
}
