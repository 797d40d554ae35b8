/// Words that one region of a language uses and another does not, where both write alike.
struct RegionalWords: Sendable {
  /// A word with the one that the readers' region has for it.
  struct Word: Sendable {
    let text: [Unicode.Scalar]
    let own: String
    /// The character after which it is a part of other words: 加載 in 增加載入.
    let exception: Unicode.Scalar?
  }

  /// The region that uses the words, in English.
  let region: String

  /// The region whose readers the words are foreign to, which a tag may leave out.
  let readers: String

  /// The words by their first character.
  let words: [Unicode.Scalar: [Word]]

  /// - Parameter list: `word own exception`, separated by bars.
  init(_ region: String, outside readers: String, _ list: String) {
    (self.region, self.readers) = (region, readers)
    let words = list.split(separator: "|").map { line in
      let parts = line.split(separator: " ")
      return Word(
        text: Array(parts[0].unicodeScalars), own: String(parts[1]),
        exception: parts.count > 2 ? parts[2].unicodeScalars.first : nil)
    }
    self.words = Dictionary(grouping: words) { $0.text[0] }
  }
}
