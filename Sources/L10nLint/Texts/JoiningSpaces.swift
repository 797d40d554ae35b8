/// Whether the spaces at the edges of a development text are there because code joins something to it; others only fill
/// space, or were left by accident.
struct JoiningSpaces {
  let atStart: Bool
  let atEnd: Bool

  /// - Parameter joiningWords: the words that never end a sentence or label of the language.
  init(_ text: String, joiningWords: Set<String>) {
    let words = text.split(separator: " ")
    guard let first = words.first, let last = words.last, text.unicodeScalars.contains(where: \.isLetter) else {
      (atStart, atEnd) = (false, false)
      return
    }
    let isSentence = ".!?:".contains(last.last ?? " ")
    // A label that begins with a space: " Restart".
    atStart = text.hasPrefix(" ") && !text.hasPrefix("  ") && (isSentence || !(first.first?.isUppercase ?? false))
    // A complete sentence, and a label: "Finish ", "Pin of the GPIO ".
    let isWhole = ".!?".contains(last.last ?? " ") || last.allSatisfy { $0.isUppercase || $0.isNumber }
    let isLabel = words.count == 1 && (last.last?.isLetter ?? false) && !joiningWords.contains(String(last))
    atEnd = text.hasSuffix(" ") && !text.hasSuffix("  ") && !isWhole && !isLabel
  }
}
