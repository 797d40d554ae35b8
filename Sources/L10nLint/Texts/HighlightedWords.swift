import L10nCore

/// Words in double braces that a program highlights in another color. They are translated, while names of values are
/// not.
///
///     "Read {{the rules}} first"   // "Lies zuerst {{die Regeln}}"
enum HighlightedWords {
  /// The texts with such words: two words with a space between them, or one that most translations, and at least two,
  /// replace with another.
  static func texts(in pairs: [TextPair]) -> Set<TextID> {
    var texts: Set<TextID> = []
    var counts: [TextID: (same: Int, other: Int)] = [:]
    for pair in pairs where pair.isInBase && pair.original.traits.contains(.markup) {
      let wanted = words(in: pair.original.string)
      if wanted.isEmpty { continue }
      let id = pair.translation.entry.id
      if wanted.contains(where: { $0.contains(" ") }) { texts.insert(id) }
      let own = words(in: pair.translation.string)
      guard own.count == wanted.count else { continue }
      if own.sorted() == wanted.sorted() {
        counts[id, default: (0, 0)].same += 1
      } else {
        counts[id, default: (0, 0)].other += 1
      }
    }
    return texts.union(counts.lazy.filter { $0.value.other > max(1, $0.value.same) }.map(\.key))
  }

  /// The words in double braces, without spaces around them.
  private static func words(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "{")), text.contains("{{") else { return [] }
    return text.split(separator: "{{").dropFirst().compactMap { rest in
      rest.firstRange(of: "}}").map { rest[..<$0.lowerBound].spacedWords.joined(separator: " ") }
    }
  }
}
