/// The word differences between two texts: removed, added and unchanged words.
package struct WordDifference: Hashable, Sendable {
  package enum Change: String, Sendable {
    case kept, removed, added
  }

  package struct Part: Hashable, Sendable {
    package var text: String
    package let change: Change
  }

  /// The parts in the order of the texts; a removed part precedes its replacement.
  package private(set) var parts: [Part] = []

  /// The greatest product of the numbers of words that are compared; longer texts are one different part.
  private static let limit = 250_000

  package init(from old: String, to new: String) {
    let (old, new) = (Self.words(old), Self.words(new))
    let start = zip(old, new).prefix { Self.isSame($0, $1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { Self.isSame($0, $1) }.count
    for word in old[..<start] { append(word, .kept) }
    compare(Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    for word in old[(old.count - end)...] { append(word, .kept) }
    joinPhrases()
  }

  /// Joins adjacent changes that only blanks separate, if words are both removed and added.
  private mutating func joinPhrases() {
    var joined: [Part] = []
    var phrase: [Part] = []
    func flush() {
      let old = phrase.filter { $0.change != .added }.map(\.text).joined()
      let new = phrase.filter { $0.change != .removed }.map(\.text).joined()
      if phrase.contains(where: { $0.change == .kept }), Self.hasWords(old), Self.hasWords(new) {
        joined += [Part(text: old, change: .removed), Part(text: new, change: .added)]
      } else {
        joined += phrase
      }
      phrase = []
    }
    for (index, part) in parts.enumerated() {
      let isBetween = !phrase.isEmpty && index + 1 < parts.count && !Self.hasWords(part.text)
      if part.change != .kept || isBetween {
        phrase.append(part)
      } else {
        flush()
        joined.append(part)
      }
    }
    flush()
    parts = joined
  }

  private static func hasWords(_ text: String) -> Bool { !text.allSatisfy(\.isWhitespace) }

  /// Compares by the longest common subsequence.
  private mutating func compare(_ old: [Substring], _ new: [Substring]) {
    guard old.count * new.count <= Self.limit else {
      for word in old { append(word, .removed) }
      for word in new { append(word, .added) }
      return
    }
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for first in old.indices.reversed() {
      for second in new.indices.reversed() {
        lengths[first][second] =
          Self.isSame(old[first], new[second])
          ? lengths[first + 1][second + 1] + 1 : max(lengths[first + 1][second], lengths[first][second + 1])
      }
    }
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if first < old.count, second < new.count, Self.isSame(old[first], new[second]) {
        append(old[first], .kept)
        (first, second) = (first + 1, second + 1)
      } else if first < old.count, second == new.count || lengths[first + 1][second] >= lengths[first][second + 1] {
        append(old[first], .removed)
        first += 1
      } else {
        append(new[second], .added)
        second += 1
      }
    }
  }

  private mutating func append(_ word: Substring, _ change: Change) {
    if parts.last?.change == change {
      parts[parts.count - 1].text += word
    } else if change == .removed, parts.last?.change == .added, parts.count > 1,
      parts[parts.count - 2].change == .removed
    {
      parts[parts.count - 2].text += word
    } else {
      parts.append(Part(text: String(word), change: change))
    }
  }

  private static func isSame(_ left: Substring, _ right: Substring) -> Bool { left.utf8.elementsEqual(right.utf8) }

  /// Runs of letters and digits, of blanks, and every other character separately; a specifier is one word, and so is
  /// each character of a script without word spaces.
  private static func words(_ text: String) -> [Substring] {
    enum Kind { case letters, blanks, specifier, single }
    func kind(_ character: Character) -> Kind {
      if character.isWhitespace { return .blanks }
      guard let scalar = character.unicodeScalars.first, character.isLetter || character.isNumber else {
        return .single
      }
      return scalar.value >= 0x2E80 && scalar.value < 0xAC00 || scalar.properties.isIdeographic ? .single : .letters
    }
    var words: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      var end = text.index(after: start)
      if text[start] == "%" {
        while end < text.endIndex, "0123456789$#.lhqzjt".contains(text[end]) { end = text.index(after: end) }
        if end < text.endIndex, text[end] == "@" || text[end] == "%" || text[end].isLetter {
          end = text.index(after: end)
        }
      } else {
        let first = kind(text[start])
        while first != .single, end < text.endIndex, kind(text[end]) == first { end = text.index(after: end) }
      }
      words.append(text[start..<end])
      start = end
    }
    return words
  }
}
