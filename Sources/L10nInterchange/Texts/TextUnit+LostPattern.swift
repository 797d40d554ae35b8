import L10nCore

extension TextUnit {
  /// The losses in a format without ICU messages, in clauses for `Loss`.
  func lostPattern(in format: String) -> [String] {
    guard syntax.hasPatterns, case .text(let text) = message.content,
      !(TextPattern(text, syntax).plainText?.utf8.elementsEqual(text.utf8) ?? false)
    else { return [] }
    return [
      "'\(key)' is \(syntax == .icu ? "an ICU message" : "a message of MessageFormat 2"), which \(format) takes for a plain text"
    ]
  }
}
