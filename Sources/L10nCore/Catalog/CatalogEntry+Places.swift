package import L10nRuntime
import StringsFormat

extension CatalogEntry {
  /// The text that a place of the message names; `nil` for a variable as a whole.
  package func text(at place: MessagePlace) -> EntryText? {
    texts.first { $0.isAt(place) }
  }

  /// The place in the file of a stretch of one of the entry's texts, in UTF-8 offsets of the decoded text.
  ///
  /// Escapes and entities make the file's bytes differ from the text, so the stretch is looked for by its bytes: the
  /// second `%@` of the text is the second in the file. Where it cannot be told, and in a binary file, this is the
  /// whole text.
  package func location(of stretch: Range<Int>, in text: EntryText) -> SourceLocation {
    let decoded = Array(text.text.utf8)
    let written = file.source.content(of: text.range)
    let source = file.source.utf8[written]
    guard !stretch.isEmpty, stretch.count < decoded.count, stretch.upperBound <= decoded.count else {
      return file.location(written)
    }
    let bytes = decoded[stretch]
    if source.elementsEqual(decoded) {
      let start = written.lowerBound + stretch.lowerBound
      return file.location(start..<start + stretch.count)
    }
    let wanted = decoded[...].occurrences(of: bytes)
    let found = source.occurrences(of: bytes)
    guard wanted.count == found.count, let ordinal = wanted.firstIndex(of: stretch.lowerBound) else {
      return file.location(written)
    }
    return file.location(found[ordinal]..<found[ordinal] + bytes.count)
  }
}

extension EntryText {
  /// Whether a place of the message names this text.
  package func isAt(_ place: MessagePlace) -> Bool {
    variants == place.variants && variable == place.variable && category == place.category
  }
}

extension SourceText {
  /// What stands between the quotes or tags of a string.
  fileprivate func content(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<utf8.count)
    guard let first = utf8[range].first, let last = utf8[range].last, range.count >= 2 else { return range }
    switch (first, last) {
    case (UInt8(ascii: "\""), first), (UInt8(ascii: "'"), first):
      return range.lowerBound + 1..<range.upperBound - 1
    case (UInt8(ascii: "<"), UInt8(ascii: ">")):
      guard let open = utf8[range].firstIndex(of: UInt8(ascii: ">")),
        let close = utf8[range].lastIndex(of: UInt8(ascii: "<")), open < close
      else { return range }
      return open + 1..<close
    default: return range
    }
  }
}

extension ArraySlice<UInt8> {
  /// The offsets at which a stretch of bytes begins, in order; two of them never overlap.
  fileprivate func occurrences(of stretch: ArraySlice<UInt8>) -> [Int] {
    var found: [Int] = []
    var offset = startIndex
    while offset + stretch.count <= endIndex {
      if self[offset..<offset + stretch.count].elementsEqual(stretch) {
        found.append(offset)
        offset += stretch.count
      } else {
        offset += 1
      }
    }
    return found
  }
}
