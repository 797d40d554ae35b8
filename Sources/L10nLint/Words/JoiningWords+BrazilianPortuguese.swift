extension JoiningWords {
  static let brazilianPortuguese = JoiningWords(
    "pt-BR", ends: "e", "ou", "o", "os", "as", "um", "uma", "do", "da", "dos", "das")
}
