/// Looks for words and phrases of one language in texts.
struct PhraseSearch {
  private struct Phrase {
    let text: FoldedText
    /// Its letters with their accents, if these distinguish words: German "drücken" and "drucken".
    let accented: [Unicode.Scalar]?
  }

  private let phrases: [Phrase]

  /// The phrases by their first scalar.
  private let beginnings: [Unicode.Scalar: [Int]]
  private let exceptions: [FoldedText]
  private let matching: SpokenWords.Matching

  /// - Parameters:
  ///   - phrases: the words and phrases, in lowercase.
  ///   - exceptions: phrases that contain them and mean something else.
  init(_ phrases: [String], in words: SpokenWords, except exceptions: [String] = []) {
    let folded = phrases.map { phrase in
      let isGerman = words.matching == .wordEnding && phrase.unicodeScalars.contains { !$0.isASCII }
      return Phrase(text: FoldedText(phrase), accented: isGerman ? Array(phrase.unicodeScalars) : nil)
    }
    self.phrases = folded
    var beginnings: [Unicode.Scalar: [Int]] = [:]
    for (index, phrase) in folded.enumerated() {
      if let first = phrase.text.scalars.first { beginnings[first, default: []].append(index) }
    }
    self.beginnings = beginnings
    self.exceptions = exceptions.map { FoldedText($0) }
    matching = words.phraseMatching
  }

  /// The first occurrence in a text; the longest if several begin there.
  func first(in text: String, specifiers: [Range<Int>] = []) -> PhraseMatch? {
    all(in: text, specifiers: specifiers).min {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
  }

  /// Every occurrence in a text; they may overlap.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func all(in text: String, specifiers: [Range<Int>] = []) -> [PhraseMatch] {
    var folded = FoldedText(text, specifiers: specifiers)
    for exception in exceptions { folded.remove(exception) }
    var matches: [PhraseMatch] = []
    for start in folded.scalars.indices {
      for index in beginnings[folded.scalars[start]] ?? [] {
        let wanted = phrases[index].text.scalars
        let range = start..<start + wanted.count
        guard range.upperBound <= folded.scalars.count, folded.scalars[range].elementsEqual(wanted),
          folded.isOccurrence(range, matching)
        else { continue }
        let match = PhraseMatch(folded: folded, range: range, text: text)
        let accented = phrases[index].accented
        if accented.map({ match.word.lowercased().unicodeScalars.elementsEqual($0) }) ?? true { matches.append(match) }
      }
    }
    return matches
  }
}

/// A word or phrase found in a text.
struct PhraseMatch {
  /// The text as it was searched.
  let folded: FoldedText

  /// The place in it.
  let range: Range<Int>

  /// The place in UTF-8 offsets of the text.
  let place: Range<Int>

  /// The word as spelled in the text.
  let word: String

  init(folded: FoldedText, range: Range<Int>, text: String) {
    self.folded = folded
    self.range = range
    place = folded.place(of: range)
    word = String(decoding: text.utf8.dropFirst(place.lowerBound).prefix(place.count), as: UTF8.self)
  }

  /// Whether the text begins with it, ignoring punctuation.
  var isAtBeginning: Bool { folded.isAtBeginning(range) }

  /// Whether the text ends with it, ignoring punctuation.
  var isAtEnd: Bool { folded.isAtEnd(range) }
}
