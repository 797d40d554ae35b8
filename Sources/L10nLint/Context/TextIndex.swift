import L10nCore
import L10nRuntime
import L10nSyntax

/// Every text of a catalog, but the names of translators, and the pairs of translations and development texts.
struct TextIndex: Sendable {
  let texts: LintTexts

  /// The texts of translations with those of the development language, without empty translations of nonempty texts.
  let pairs: [TextPair]

  init(_ index: EntryIndex) {
    let texts = Array(index.entries.indices).concurrentChunks { chunk in
      chunk.flatMap { number in
        let entry = index.entries[number]
        return entry.key.namesTranslators ? [] : entry.texts.map { LintText(index, entry: number, $0) }
      }
    }.flatMap { $0 }
    let list = LintTexts(texts)
    // The range of the texts of each entry, and of each development entry.
    var textRanges: [Range<Int>] = []
    textRanges.reserveCapacity(index.entries.count)
    var originals = [Range<Int>](repeating: 0..<0, count: index.development.count)
    var start = 0
    for (number, facts) in index.facts.enumerated() {
      let end = texts[start...].firstIndex { $0.entryNumber != number } ?? texts.count
      textRanges.append(start..<end)
      if facts.isDevelopment, let own = facts.development { originals[own] = start..<end }
      start = end
    }
    let (ranges, originalRanges) = (textRanges, originals)
    pairs = Array(index.entries.indices).concurrentChunks { chunk in
      chunk.flatMap { number -> [TextPair] in
        let facts = index.facts[number]
        guard facts.isTranslation, let own = facts.development else { return [] }
        let originals = OriginalTexts(list, originalRanges[own])
        return ranges[number].compactMap { text in
          // An empty translation has a finding of its own kind.
          originals.counterpart(of: list.texts[text].text).flatMap { original in
            let isEmpty = list.texts[text].text.isBlank && !list.texts[original].text.isBlank
            return isEmpty ? nil : TextPair(list, text, original: original)
          }
        }
      }
    }.flatMap { $0 }
    self.texts = list
  }
}

/// The texts of a catalog, in the order of its entries.
///
/// A class, though immutable, because every pair of texts refers to it.
final class LintTexts: Sendable {
  let texts: [LintText]

  init(_ texts: [LintText]) { self.texts = texts }
}

/// The texts of one development entry by their places.
private struct OriginalTexts {
  private let range: Range<Int>
  private var places: [MessagePlace: Int] = [:]

  /// By variable, the first text of its `other`; by `nil`, the first text outside of variables.
  private var variables: [String?: Int] = [:]

  init(_ list: LintTexts, _ range: Range<Int>) {
    self.range = range
    if range.count == 1 { return }
    for index in range {
      let text = list.texts[index].text
      if places[text.place] == nil { places[text.place] = index }
      let isGeneral = text.variable == nil || text.category == "other"
      if isGeneral, variables[text.variable] == nil { variables[text.variable] = index }
    }
  }

  /// The index of the text that corresponds to another one: of the same variants, variable and category; else its
  /// variable's `other`; else, for a text outside of variables, the first of its kind; for a form where the development
  /// text has no forms, the plain text.
  func counterpart(of text: EntryText) -> Int? {
    if range.count == 1 { return range.first }
    var other = text.place
    other.category = "other"
    return places[text.place] ?? places[other] ?? variables[text.variable]
  }
}
