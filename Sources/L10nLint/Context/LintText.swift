package import L10nCore
package import L10nRuntime

/// One text of an entry, with the facts that several rules need.
///
/// It holds a reference, because the same text is in many lists.
package struct LintText: Sendable {
  private final class Contents: Sendable {
    let index: EntryIndex
    let entryNumber: Int
    let text: EntryText
    let traits: TextTraits

    init(_ index: EntryIndex, _ entryNumber: Int, _ text: EntryText) {
      (self.index, self.entryNumber, self.text, traits) = (index, entryNumber, text, TextTraits(text.text))
    }
  }

  private let contents: Contents

  init(_ index: EntryIndex, entry number: Int, _ text: EntryText) { contents = Contents(index, number, text) }

  private var index: EntryIndex { contents.index }

  /// The number of the entry in the context's entries.
  var entryNumber: Int { contents.entryNumber }

  package var text: EntryText { contents.text }

  package var traits: TextTraits { contents.traits }

  package var entry: CatalogEntry { index.entries[entryNumber] }

  /// The language of the text.
  package var language: LanguageTag { index.language(ofEntryAt: entryNumber) }

  /// Whether the text belongs to a base table, not to a layer.
  var isInBase: Bool { index.facts[entryNumber].isInBase }

  /// Whether the text is formatted, so that specifiers in it mean something.
  package var isFormatted: Bool { index.facts[entryNumber].isFormatted || entry.isRule }

  /// The text, escapes decoded.
  package var string: String { text.text }

  /// The development texts of a translation into another language; empty for any other text.
  fileprivate var developmentTexts: [String] {
    let facts = index.facts[entryNumber]
    guard facts.isTranslation, let number = facts.development,
      language.language != index.catalog.development.language
    else { return [] }
    return index.development[number].texts.map(\.text)
  }

  /// The place in the file of a range of the text, in UTF-8 offsets of the decoded text.
  package func location(of range: Range<Int>) -> SourceLocation { entry.location(of: range, in: text) }

  /// The place of the whole text, quotes or tags included.
  package var location: SourceLocation { entry.file.location(text.range) }

  /// A fix that replaces a range of the text, in UTF-8 offsets of the decoded text; `nil` where the text comes from a
  /// pattern that spells the range differently.
  package func fix(
    _ summary: String, _ range: Range<Int>, with replacement: String, safety: Fix.Safety = .safe
  ) -> Fix? {
    // The key of a String Catalog's entry that is its own text does not change without the code.
    if entry.file.syntax == nil, text.range == entry.keyRange { return nil }
    guard let pieces = text.pieces else {
      return Fix(summary, .text(location, range: range, replacement: replacement), safety: safety)
    }
    guard let pattern = entry.pattern, !replacement.utf8.contains(where: "'{}#|\\".utf8.contains),
      let piece = pieces.first(where: { $0.isVerbatim && $0.text.overlaps(range) }),
      piece.text.lowerBound <= range.lowerBound, range.upperBound <= piece.text.upperBound
    else { return nil }
    let place = pieces.place(of: range)
    // Characters next to an apostrophe decide whether it quotes.
    let around = Array(pattern.text.utf8)[
      max(0, place.lowerBound - 1)..<min(pattern.text.utf8.count, place.upperBound + 1)]
    guard !around.contains(UInt8(ascii: "'")) else { return nil }
    return Fix(summary, .text(location, range: place, replacement: replacement), safety: safety)
  }
}

/// A text of a translation with the corresponding text of the development language.
package struct TextPair: Sendable {
  private let list: LintTexts
  private let translationNumber: Int
  private let originalNumber: Int

  init(_ list: LintTexts, _ translation: Int, original: Int) {
    self.list = list
    translationNumber = translation
    originalNumber = original
  }

  /// The translation, or an override of the development text.
  package var translation: LintText { list.texts[translationNumber] }

  /// The development text of the same form, or its `other` if it does not have that form.
  package var original: LintText { list.texts[originalNumber] }

  /// The kinds of characters in the translation.
  package var traits: TextTraits { list.texts[translationNumber].traits }
}

/// Finds texts of several words that a translation has left as they are in the development language. Such a text is
/// still in that language, so the conventions of the translation's language do not apply to it.
///
/// Asked in the order of the texts, it reads the development texts of each entry once.
struct UntranslatedTexts {
  private var entryNumber: Int?
  private var originals: Set<String> = []

  mutating func contains(_ text: LintText) -> Bool {
    if text.entryNumber != entryNumber {
      entryNumber = text.entryNumber
      originals = Set(text.developmentTexts)
    }
    return originals.contains(text.string) && text.string.hasSeveralWords
  }
}

extension String {
  /// Whether it contains two words of two letters or more, separated by spaces.
  fileprivate var hasSeveralWords: Bool {
    spacedWords.lazy.filter { $0.count(where: \.isLetter) > 1 }.prefix(2).count == 2
  }
}
