import L10nRuntime
package import L10nSyntax

extension CatalogEntry {
  /// The text at a place of the message; `nil` for a variable as a whole.
  package func text(at place: MessagePlace) -> EntryText? {
    texts.first { $0.place == place.at(nil) }
  }

  /// The place in the file of a range of one of the entry's texts, in UTF-8 offsets of the decoded text.
  ///
  /// Exact for all escapes and entities. The place is that of the whole text for an empty range, for one beyond the
  /// text, and for a text that its entry does not contain, such as a key of a String Catalog that is its own text; in a
  /// binary file it has no meaning.
  package func location(of range: Range<Int>, in text: EntryText) -> SourceLocation {
    if let pieces = text.pieces {
      return range.isEmpty ? file.location(text.range) : location(ofPattern: pieces.place(of: range))
    }
    guard let (spelling, isExact) = file.spelling(at: text.range, of: text.text) else {
      return file.location(text.range)
    }
    guard !range.isEmpty, isExact, let place = spelling.range(of: range) else {
      return file.location(spelling.content)
    }
    return file.location(range.count < spelling.utf8.count ? place : spelling.content)
  }
}

extension CatalogEntry {
  /// The place in the file of a range of the entry's pattern, in UTF-8 offsets of the pattern; for an empty range, that
  /// of the character before it.
  package func location(ofPattern range: Range<Int>) -> SourceLocation {
    guard let pattern, let (spelling, isExact) = file.spelling(at: valueLocation.range, of: pattern.text), isExact
    else { return valueLocation }
    let start = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    let isWhole = range.upperBound - start >= spelling.utf8.count
    return spelling.range(of: start..<range.upperBound).map { file.location(isWhole ? spelling.content : $0) }
      ?? file.location(spelling.content)
  }
}

extension TableFile {
  /// The spelling of the text at a range; `nil` if there is none.
  func spelling(at range: Range<Int>) -> TextSpelling? {
    spellings.spelling(at: range) { table.spelling(range) }
  }

  /// The spelling of the text at a range, and whether it decodes to exactly this text.
  fileprivate func spelling(at range: Range<Int>, of text: String) -> (spelling: TextSpelling, isExact: Bool)? {
    spellings.spelling(at: range, of: text) { table.spelling(range) }
  }
}

extension EntryText {
  /// The place of the whole text in its entry's message.
  package var place: MessagePlace { MessagePlace(variants: variants, variable: variable, category: category) }
}
