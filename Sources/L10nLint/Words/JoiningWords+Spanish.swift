extension JoiningWords {
  static let spanish: JoiningWords = JoiningWords("es", ends: "y", "o", "el", "la", "los", "las", "un", "una", "del")
}
