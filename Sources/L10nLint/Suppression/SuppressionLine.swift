import L10nSyntax

/// A line of a comment that silences rules.
///
///     /* l10n:ignore missing-key, extra-key -- sold in France only */
struct SuppressionLine: Equatable {
  /// A word with its place.
  struct Word: Equatable {
    let text: String
    let range: Range<Int>
  }

  /// The marker: `l10n:ignore`, `l10n:ignore-file`, or a misspelled one.
  let marker: Word

  /// The rules' ids.
  let ids: [Word]

  static let fileMarker = SuppressionMarker.text + "-file"

  /// The lines in one comment.
  ///
  /// - Parameters:
  ///   - bytes: the decoded text of the file.
  ///   - comment: the comment with its marks; for a String Catalog, the JSON string with its quotes.
  static func lines(in bytes: [UInt8], comment: Range<Int>) -> [SuppressionLine] {
    bytes.withUnsafeBufferPointer { bytes in
      var lines: [SuppressionLine] = []
      var search = MarkerSearch(bytes, in: comment)
      while let start = search.next() {
        if search.isOpening(start) { lines.append(search.line(at: start)) }
      }
      return lines
    }
  }

  /// Whether the marker occurs anywhere.
  static func occurs(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var search = MarkerSearch(bytes, in: 0..<bytes.count)
      return search.next() != nil
    }
  }
}

/// Looks for the marker in a range of a file, reading as few as one byte in eleven if it is absent (Horspool's
/// algorithm).
private struct MarkerSearch {
  private static let marker = Array(SuppressionMarker.text.utf8)

  /// The shift of the marker when its last byte is compared with each byte.
  private static let shifts: [Int] = {
    var shifts = [Int](repeating: marker.count, count: 256)
    for (index, byte) in marker.dropLast().enumerated() { shifts[Int(byte)] = marker.count - 1 - index }
    return shifts
  }()

  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>
  private let marker = Self.marker
  private let shifts = Self.shifts
  private var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    self.range = range.clamped(to: 0..<bytes.count)
    offset = self.range.lowerBound
  }

  /// The offset of the next marker.
  mutating func next() -> Int? {
    while offset + marker.count <= range.upperBound {
      let start = offset
      let last = bytes[start + marker.count - 1]
      if last == marker[marker.count - 1], bytes[start..<start + marker.count].elementsEqual(marker) {
        offset += marker.count
        return start
      }
      offset += shifts[Int(last)]
    }
    return nil
  }

  /// Whether only blanks and comment delimiters are between the start of the line and an offset.
  func isOpening(_ start: Int) -> Bool {
    for index in (range.lowerBound..<start).reversed() {
      switch bytes[index] {
      case 0x0A, 0x0D: return true
      case 0x00...0x20, UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "-"),
        UInt8(ascii: "#"), UInt8(ascii: "\""):
        continue
      // In JSON, a line break is written \n.
      case UInt8(ascii: "n"), UInt8(ascii: "r"):
        return index > range.lowerBound && bytes[index - 1] == UInt8(ascii: "\\")
      default: return false
      }
    }
    return true
  }

  func line(at start: Int) -> SuppressionLine {
    let end = self.end(from: start)
    var words: [SuppressionLine.Word] = []
    var index = start
    while index < end {
      let wordEnd = bytes[index..<end].firstIndex { $0.isSpaceOrControl || $0 == UInt8(ascii: ",") } ?? end
      let text = String(decoding: bytes[index..<wordEnd], as: UTF8.self)
      if !text.isEmpty, text.unicodeScalars.allSatisfy({ "-–—".unicodeScalars.contains($0) }) { break }
      if !text.isEmpty { words.append(SuppressionLine.Word(text: text, range: index..<wordEnd)) }
      index = wordEnd + 1
    }
    let marker = words.first ?? SuppressionLine.Word(text: SuppressionMarker.text, range: start..<end)
    return SuppressionLine(marker: marker, ids: Array(words.dropFirst()))
  }

  /// The offset where the line or the comment ends.
  private func end(from start: Int) -> Int {
    var end = range.upperBound
    for (opening, closing) in [("/*", "*/"), ("<!--", "-->"), ("\"", "\"")]
    where bytes[range].starts(with: opening.utf8) && bytes[range].suffix(closing.utf8.count).elementsEqual(closing.utf8)
    {
      end -= closing.utf8.count
    }
    let isJSON = bytes[range].first == UInt8(ascii: "\"")
    let lineEnd = bytes[start..<max(start, end)].firstIndex {
      $0 == 0x0A || $0 == 0x0D || isJSON && $0 == UInt8(ascii: "\\")
    }
    return lineEnd ?? max(start, end)
  }
}
