import L10nCore

/// Every text of a catalog, and which of them stand side by side.
struct TextIndex: Sendable {
  let texts: TextList

  /// The texts of translations beside those of the development language.
  let pairs: [TextPair]

  init(_ index: EntryIndex) {
    let texts = Array(index.entries.indices).concurrentChunks { chunk in
      chunk.flatMap { number in
        index.entries[number].texts.map { LintText(index, entry: number, $0) }
      }
    }.flatMap { $0 }
    let list = TextList(texts)
    // The range of the texts of each entry, and of each development entry.
    var stretches: [Range<Int>] = []
    stretches.reserveCapacity(index.entries.count)
    var originals = [Range<Int>](repeating: 0..<0, count: index.development.count)
    var start = 0
    for (number, facts) in index.facts.enumerated() {
      let end = texts[start...].firstIndex { $0.entryNumber != number } ?? texts.count
      stretches.append(start..<end)
      if facts.isDevelopment, let own = facts.development { originals[own] = start..<end }
      start = end
    }
    let (ranges, originalRanges) = (stretches, originals)
    pairs = Array(index.entries.indices).concurrentChunks { chunk in
      chunk.flatMap { number -> [TextPair] in
        let facts = index.facts[number]
        guard facts.isTranslation, let own = facts.development else { return [] }
        return ranges[number].compactMap { text in
          list.counterpart(of: text, among: originalRanges[own]).map { TextPair(list, text, original: $0) }
        }
      }
    }.flatMap { $0 }
    self.texts = list
  }
}

/// The texts of a catalog, in the order of its entries.
///
/// A class, though immutable, because every pair of texts refers to it.
final class TextList: Sendable {
  let texts: [LintText]

  init(_ texts: [LintText]) { self.texts = texts }

  /// The text among those of an entry that another one stands for: of the same variants, variable and category; else its
  /// variable's `other`; else, for a text that is none of a variable, the first of its kind; for a form of what has no
  /// forms, the plain text.
  fileprivate func counterpart(of number: Int, among originals: Range<Int>) -> Int? {
    let text = texts[number].text
    func first(_ matches: (EntryText) -> Bool) -> Int? { originals.first { matches(texts[$0].text) } }
    return first { $0.variants == text.variants && $0.variable == text.variable && $0.category == text.category }
      ?? first { $0.variants == text.variants && $0.variable == text.variable && $0.category == "other" }
      ?? first { $0.variable == text.variable && (text.variable == nil || $0.category == "other") }
      ?? (originals.count == 1 ? originals.first : nil)
  }
}
