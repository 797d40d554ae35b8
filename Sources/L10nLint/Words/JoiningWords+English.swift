extension JoiningWords {
  static let english: JoiningWords = JoiningWords(
    "en", ends: "and", "or", "the", "an", "than", "because", "your", "my", "our", "their")
}
