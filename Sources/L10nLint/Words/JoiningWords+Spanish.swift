extension JoiningWords {
  static let spanish = JoiningWords("es", ends: "y", "o", "el", "la", "los", "las", "un", "una", "del")
}
