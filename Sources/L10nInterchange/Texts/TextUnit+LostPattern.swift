import L10nCore

extension TextUnit {
  /// What a format loses that knows no ICU messages, in clauses for `Loss`.
  func lostPattern(in format: String) -> [String] {
    guard isPattern, case .text(let text) = message.content,
      !(TextPattern(text).plainText?.utf8.elementsEqual(text.utf8) ?? false)
    else { return [] }
    return ["'\(key)' is an ICU message, which \(format) takes for a plain text"]
  }
}
