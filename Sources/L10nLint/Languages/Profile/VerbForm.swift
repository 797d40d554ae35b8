/// The way that a language's labels show that they are verbs.
enum VerbForm: Sendable {
  /// By the ending of the first word: "Reproducir el video".
  case first([String])
  /// By the ending of the last word, which is lowercase after others: "Vollbildmodus beenden".
  case smallLast([String])
  /// By the ending of the text: 全画面にする.
  case ending([String])

  func isVerb(_ label: String) -> Bool {
    let words = label.spacedWords
    switch self {
    case .first(let endings):
      let word = (words.first ?? "").lowercased()
      return endings.contains { word.hasSuffix($0) }
    case .smallLast(let endings):
      guard let word = words.last else { return false }
      return (words.count == 1 || word.first?.isLowercase == true) && endings.contains { word.hasSuffix($0) }
    case .ending(let endings):
      return endings.contains { label.hasSuffix($0) }
    }
  }
}
