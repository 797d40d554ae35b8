/// Lines and blanks around offsets of a text, for edits that remove or add whole lines.
package struct TextLines: Sendable {
  let bytes: [UInt8]

  /// The text's first line end; LF if it has none.
  package let lineEnd: String

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      lineEnd = "\n"
      return
    }
    let isPair = bytes[first] == 0x0D && first + 1 < bytes.count && bytes[first + 1] == 0x0A
    lineEnd = isPair ? "\r\n" : bytes[first] == 0x0D ? "\r" : "\n"
  }

  /// Whether a byte is CR or LF.
  package static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The start of the line breaks that end at an offset, not before a given start.
  package func startOfBreaks(endingAt offset: Int, from start: Int) -> Int {
    var offset = offset
    while offset > start, Self.isBreak(bytes[offset - 1]) { offset -= 1 }
    return offset
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The offset after the blanks that start at an offset.
  package func skipBlanks(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset].isSpaceOrTab { offset += 1 }
    return offset
  }

  /// The offset of the first of the blanks that end at an offset.
  package func skipBlanks(before offset: Int) -> Int {
    var offset = offset
    while offset > 0, bytes[offset - 1].isSpaceOrTab { offset -= 1 }
    return offset
  }

  /// Whether an offset is after a line break, or at the start of the text.
  package func isLineStart(_ offset: Int) -> Bool { offset == 0 || Self.isBreak(bytes[offset - 1]) }

  /// The offset after the line break at an offset; `nil` if there is none. The end of the text is not a line break.
  package func endOfBreak(at offset: Int) -> Int? {
    guard offset < bytes.count, Self.isBreak(bytes[offset]) else { return nil }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  /// The number of line breaks in a range; CR LF is one.
  package func breakCount(in range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let end = endOfBreak(at: offset) {
        count += 1
        offset = end
      } else {
        offset += 1
      }
    }
    return count
  }

  /// The blanks between the start of a line and an offset; `nil` if there is anything else.
  package func indentation(before offset: Int) -> String? {
    let start = skipBlanks(before: offset)
    return isLineStart(start) ? text(start..<offset) : nil
  }

  /// The offset after a blank line that starts at an offset; `nil` if none starts there.
  package func endOfBlankLine(at offset: Int) -> Int? {
    isLineStart(offset) ? endOfBreak(at: skipBlanks(from: offset)) : nil
  }

  /// The start of the blank line that ends where a line starts; `nil` if the line before is not blank or does not
  /// exist.
  package func startOfBlankLine(endingAt offset: Int) -> Int? {
    guard offset > 0, isLineStart(offset) else { return nil }
    var end = offset - 1
    if bytes[end] == 0x0A, end > 0, bytes[end - 1] == 0x0D { end -= 1 }
    let start = skipBlanks(before: end)
    return isLineStart(start) ? start : nil
  }
}
