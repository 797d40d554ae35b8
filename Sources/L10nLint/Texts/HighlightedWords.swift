import L10nCore

/// Words in two pairs of braces that a program shows in another color, as it does emphasis: they are translated, where names
/// of values are not.
///
///     "Read {{the rules}} first"   // "Lies zuerst {{die Regeln}}"
enum HighlightedWords {
  /// The texts that have such words: two with a space between them, or one that most translations, two at least, have
  /// another one for.
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

  /// What stands in two pairs of braces, without spaces around it.
  private static func words(in text: String) -> [String] {
    guard text.contains("{{") else { return [] }
    return text.split(separator: "{{").dropFirst().compactMap { rest in
      rest.firstRange(of: "}}").map { rest[..<$0.lowerBound].spacedWords.joined(separator: " ") }
    }
  }
}
