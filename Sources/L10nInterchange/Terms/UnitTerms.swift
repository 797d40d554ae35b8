package import L10nRuntime

/// Finds the terms in texts of the development language, with their translations into another.
package struct UnitTerms: Sendable {
  /// A term with its translations.
  package struct Entry: Hashable, Sendable {
    package let term: String

    /// At least one, each once.
    package fileprivate(set) var translations: [String]
  }

  private var entries: [(entry: Entry, folded: [Character])] = []

  /// The indices of the terms by the word, or the other character, that they begin with.
  private var places: [[Character]: [Int]] = [:]

  /// Banned terms, and those without a translation, are left out.
  package init(_ termbase: Termbase, from development: LanguageTag, into language: LanguageTag) {
    var known: [String: Int] = [:]
    for concept in termbase.concepts {
      let targets = concept.terms(in: language).filter { !$0.isBanned }.map(\.text)
      for source in concept.terms(in: development) where !source.isBanned && !targets.isEmpty {
        let place = known[source.text] ?? entries.count
        if place == entries.count {
          known[source.text] = place
          let folded = Array(source.text.lowercased())
          entries.append((Entry(term: source.text, translations: []), folded))
          places[folded.word(at: 0), default: []].append(place)
        }
        for target in targets where !entries[place].entry.translations.contains(target) {
          entries[place].entry.translations.append(target)
        }
      }
    }
  }

  /// The terms that a text contains as whole words, ignoring case, in the order of the termbase.
  /// - Complexity: O(*n*) in the length of the text, regardless of the number of terms.
  package func terms(in text: String) -> [Entry] {
    if entries.isEmpty { return [] }
    let text = Array(text.lowercased())
    var found: Set<Int> = []
    var start = 0
    while start < text.count {
      let word = text.word(at: start)
      if start == 0 || !text[start - 1].isPartOfWord {
        found.formUnion((places[word] ?? []).filter { text.holds(entries[$0].folded, at: start) })
      }
      start += word.count
    }
    return found.sorted().map { entries[$0].entry }
  }
}

extension [Character] {
  /// The word that begins at an index, or the character there if it is not part of a word.
  fileprivate func word(at start: Int) -> [Character] {
    let word = self[start...].prefix { $0.isPartOfWord }
    return word.isEmpty ? Array(self[start...].prefix(1)) : Array(word)
  }

  /// Whether a phrase begins at an index and ends at the end of a word.
  fileprivate func holds(_ phrase: [Character], at start: Int) -> Bool {
    let end = start + phrase.count
    return end <= count && self[start..<end].elementsEqual(phrase) && (end == count || !self[end].isPartOfWord)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
