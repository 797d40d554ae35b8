extension PropertyListEditor {
  /// The removal of the entry whose key starts at an offset: its lines, its comments, and any blank line that would be
  /// left over. Other entries with the same key stay.
  ///
  /// Refers to the file as it was read, whatever was changed since.
  /// - Returns: the range in the file and an empty text; `nil` if no key of the table starts there.
  /// - Complexity: O(log *n*), and the length of the entry's lines.
  package func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)? {
    index(ofEntryAt: keyStart).flatMap { editing.removals([$0]).first }.map { ($0, "") }
  }

  /// The edit that renames the entry whose key starts at an offset. Other entries with the same key stay.
  ///
  /// - Returns: the range in the file and its new text; `nil` if no key of the table starts there.
  package func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)? {
    guard let pair = pair(at: keyStart) else { return nil }
    let spelling = editing.spelling
    if pair.isShorthand {
      return (pair.keyRange, spelling.expanded(pair, key: key, value: .text(pair.key.text)))
    }
    return (pair.keyRange, spelling.key(key.text, at: pair.keyRange))
  }

  /// The edit that replaces a range of a text; see `TextSpelling.replacing`.
  ///
  /// An entry that is written as `key;` keeps its key.
  /// - Parameter spelling: the text as it is spelled in the file.
  /// - Returns: the range in the file and its new text; `nil` if the file has no such text.
  package func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)? {
    guard let pair = pair(at: spelling.range.lowerBound) else {
      let isKey = document.syntax == .xml && !lines.bytes[spelling.range].starts(with: "<string".utf8)
      return isKey ? nil : spelling.replacing(part, with: replacement)
    }
    guard pair.isShorthand, part.upperBound <= spelling.utf8.count else { return nil }
    let text = spelling.utf8[..<part.lowerBound] + replacement.utf8 + spelling.utf8[part.upperBound...]
    let value = StringsdictWriter.Value.text(String(decoding: text, as: UTF8.self))
    return (pair.keyRange, editing.spelling.expanded(pair, key: pair.key, value: value))
  }

  private var editing: DictionaryEditing { DictionaryEditing(root, of: document, lines: lines) }

  private func index(ofEntryAt keyStart: Int) -> Int? {
    guard case .dictionary(let pairs) = root.value else { return nil }
    let index = pairs.indexInSorted(where: { $0.keyRange.lowerBound >= keyStart })
    return index.flatMap { pairs[$0].keyRange.lowerBound == keyStart ? $0 : nil }
  }

  private func pair(at keyStart: Int) -> PropertyListPair? {
    guard let index = index(ofEntryAt: keyStart), case .dictionary(let pairs) = root.value else { return nil }
    return pairs[index]
  }
}
