import L10nSyntax

extension String {
  /// Whether the text contains some lowercase ASCII letters, digits and signs, ignoring the case of its letters.
  ///
  /// Much faster than the library's search, which handles all of Unicode: for checks of every key.
  ///
  /// - Parameter phrase: a text without capitals.
  func containsASCII(_ phrase: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { text in
      let phrase = UnsafeBufferPointer(start: phrase.utf8Start, count: phrase.utf8CodeUnitCount)
      guard let first = phrase.first, text.count >= phrase.count else { return phrase.isEmpty }
      return (0...text.count - phrase.count).contains { start in
        text[start].asciiLowercased == first
          && phrase.indices.allSatisfy { text[start + $0].asciiLowercased == phrase[$0] }
      }
    }
  }
}
