extension JoiningWords {
  static let german: JoiningWords = JoiningWords(
    "de", ends: "und", "oder", "der", "die", "das", "den", "dem", "des", "eine", "einen", "einem", "einer")
}
