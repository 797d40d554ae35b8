import L10nSyntax

/// The edit that resolves a finding of the old-style reader.
struct SyntaxEdit {
  let summary: String

  /// Ranges of the text and their replacements, in order.
  private(set) var replacements: [(range: Range<Int>, text: String)] = []

  /// Whether the edit makes an unreadable entry readable.
  let restoresEntry: Bool

  /// - Returns: `nil` for findings without an obvious fix.
  init?(_ finding: StringsFinding, in source: SourceText) {
    let line = SourceLine(around: finding.range.lowerBound, in: source.utf8)
    switch finding.kind {
    case .straySemicolon:
      (summary, restoresEntry) = ("remove the ';'", false)
      replacements = [(source.utf8.runOfSemicolons(from: finding.range.lowerBound), "")]
    case .misplacedByteOrderMark:
      (summary, restoresEntry) = ("remove the byte order mark", false)
      replacements = [(finding.range, "")]
    case .missingSemicolon:
      (summary, restoresEntry) = ("write ';' after the value", false)
      // A key alone may lack its value rather than its semicolon.
      guard line.hasOnlyBlanks(from: finding.range.upperBound), line.hasEqualsSign(before: finding.range.lowerBound)
      else { return nil }
      replacements = [(finding.range, ";")]
    case .unterminatedString:
      (summary, restoresEntry) = ("close the quote at the end of the line", true)
      guard let end = line.endOfUnclosedValue(from: finding.range.lowerBound) else { return nil }
      replacements = [(end.offset..<end.offset, end.hasSemicolon ? "\"" : "\";")]
    case .smartQuote:
      (summary, restoresEntry) = ("write straight quotes", true)
      guard let quotes = line.smartQuotes else { return nil }
      replacements = quotes.map { ($0, "\"") }
    default: return nil
    }
  }

  /// The text as UTF-8 with the replacements made.
  func applied(to source: SourceText) -> [UInt8] {
    var bytes: [UInt8] = source.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    var offset = 0
    for (range, text) in replacements {
      bytes += source.utf8[offset..<range.lowerBound]
      bytes += Array(text.utf8)
      offset = range.upperBound
    }
    return bytes + source.utf8[offset...]
  }
}

extension [UInt8] {
  /// The semicolons from an offset on, with the blanks between them.
  fileprivate func runOfSemicolons(from start: Int) -> Range<Int> {
    var end = start
    var offset = start
    while offset < count {
      switch self[offset] {
      case UInt8(ascii: ";"): end = offset + 1
      case 0x20, 0x09...0x0D: break
      default: return start..<end
      }
      offset += 1
    }
    return start..<end
  }
}

/// One line of an old-style table.
private struct SourceLine {
  private let utf8: [UInt8]

  /// Without its line end.
  private let range: Range<Int>

  init(around offset: Int, in utf8: [UInt8]) {
    var (start, end) = (offset, offset)
    while start > 0, !Self.isLineEnd(utf8[start - 1]) { start -= 1 }
    while end < utf8.count, !Self.isLineEnd(utf8[end]) { end += 1 }
    (self.utf8, range) = (utf8, start..<end)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  func hasOnlyBlanks(from offset: Int) -> Bool {
    utf8[offset..<max(offset, range.upperBound)].allSatisfy(\.isSpaceOrTab)
  }

  func hasEqualsSign(before offset: Int) -> Bool { utf8[range.lowerBound..<offset].contains(UInt8(ascii: "=")) }

  /// The place for the missing closing quote of a value whose quote opens at an offset: before the semicolon that ends
  /// the line, or else at its end. `nil` for a key, and if the rest of the line contains a quote or a comment.
  func endOfUnclosedValue(from start: Int) -> (offset: Int, hasSemicolon: Bool)? {
    let before = utf8[range.lowerBound..<start].last { !$0.isSpaceOrTab }
    let rest = utf8[start + 1..<range.upperBound]
    guard before == UInt8(ascii: "="), utf8[start] == UInt8(ascii: "\""), !rest.contains(UInt8(ascii: "\"")),
      let last = rest.lastIndex(where: { !$0.isSpaceOrTab }), !rest.hasComment
    else { return nil }
    guard rest[last] == UInt8(ascii: ";") else { return (last + 1, false) }
    return (last, true)
  }

  /// The typographic quotes of a line of the form `"key" = "value";`, if they should be straight: in pairs, around the
  /// whole key or the whole value. `nil` if one may be part of a text.
  var smartQuotes: [Range<Int>]? {
    var quotes: [(range: Range<Int>, isSmart: Bool)] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let length = smartQuoteLength(at: offset)
      if length > 0 || utf8[offset] == UInt8(ascii: "\"") {
        quotes.append((offset..<offset + max(1, length), length > 0))
      }
      offset += max(1, length)
    }
    guard quotes.count == 4, !quotes.contains(where: { isEscaped($0.range.lowerBound) }) else { return nil }
    let gaps = [
      utf8[range.lowerBound..<quotes[0].range.lowerBound],
      utf8[quotes[1].range.upperBound..<quotes[2].range.lowerBound],
      utf8[quotes[3].range.upperBound..<range.upperBound],
    ]
    let marks = gaps.map { gap in gap.filter { !$0.isSpaceOrTab } }
    guard marks == [[], [UInt8(ascii: "=")], [UInt8(ascii: ";")]] else { return nil }
    return quotes.filter(\.isSmart).map(\.range)
  }

  private func isEscaped(_ offset: Int) -> Bool { offset > range.lowerBound && utf8[offset - 1] == UInt8(ascii: "\\") }

  /// The length in bytes of the double typographic quote at an offset; 0 if there is none.
  private func smartQuoteLength(at offset: Int) -> Int {
    let bytes = utf8[offset..<min(offset + 3, range.upperBound)]
    if bytes.starts(with: [0xC2, 0xAB]) || bytes.starts(with: [0xC2, 0xBB]) { return 2 }
    guard bytes.count == 3, bytes.starts(with: [0xE2, 0x80]), let last = bytes.last else { return 0 }
    return (0x9C...0x9F).contains(last) ? 3 : 0
  }
}

extension ArraySlice<UInt8> {
  /// Whether a comment may start in the bytes.
  fileprivate var hasComment: Bool {
    zip(self, dropFirst()).contains {
      $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: "/") || $1 == UInt8(ascii: "*"))
    }
  }
}
