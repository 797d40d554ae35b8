extension JoiningWords {
  static let brazilianPortuguese: JoiningWords = JoiningWords(
    "pt-BR", ends: "e", "ou", "o", "os", "as", "um", "uma", "do", "da", "dos", "das")
}
