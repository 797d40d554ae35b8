import L10nSyntax

extension String {
  /// Whether some small ASCII letters, digits and signs stand in the text, the case of its letters aside.
  ///
  /// Faster by far than the library's search, which knows all of Unicode: for what is asked of every key.
  ///
  /// - Parameter phrase: without capitals.
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
