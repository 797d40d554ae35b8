/// Reading keys and values, and looking at what is beyond ASCII.
extension PlainEntryReader {
  struct Text {
    var end: Int
    /// `PackedEntries.Text.written` or `.escaped`.
    var spelling = PackedEntries.Text.written
    /// Whether there are escapes that are not simple.
    var needsDecoding = false

    /// A string in double quotes; bare words have no escapes.
    func token(from start: Int) -> OpenStepScanner.Token {
      OpenStepScanner.Token(range: start..<end, content: start + 1..<end - 1, hasEscapes: true)
    }
  }

  /// Skips a key, which is hardly ever more than ASCII; `nil` when none starts at the offset or it needs thought.
  @inline(__always)
  mutating func key(_ index: inout Int) -> Text? {
    let bytes = bytes
    let start = index
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return bareWord(&index) }
    var seen = ByteBlock()
    index = PlainText.end(in: bytes, from: start &+ 1, quote: UInt8(ascii: "\""), stopsAtC2: false) { block, _ in
      seen |= block
    }
    if hasBlock(at: index), bytes[index] == UInt8(ascii: "\""), seen.isASCII {
      index &+= 1
      return Text(end: index)
    }
    return quotedString(from: start, next: &index)
  }

  /// Skips a value, validating it on the way; `nil` when none starts at the offset or it needs thought.
  @inline(__always)
  mutating func value(_ index: inout Int) -> Text? {
    let bytes = bytes
    let start = index
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return bareWord(&index) }
    var odd = SIMDMask<SIMD16<Int8>>()
    index = PlainText.end(in: bytes, from: start &+ 1, quote: UInt8(ascii: "\""), stopsAtC2: false) { block, offset in
      // A key and an equals sign stand before a value.
      let before1 = bytes.block(at: offset &- 1), before2 = bytes.block(at: offset &- 2)
      odd = odd .| UTF8Validation.oddBytes(of: block, behind: before1, before2)
    }
    if hasBlock(at: index), bytes[index] == UInt8(ascii: "\""), odd.isEmpty {
      index &+= 1
      return Text(end: index)
    }
    return quotedString(from: start, next: &index)
  }

  /// Whether sixteen bytes are left, so that all before an offset were looked at by sixteen.
  @inline(__always)
  func hasBlock(at offset: Int) -> Bool { offset &+ 16 <= bytes.count }

  /// Skips a string with escapes, tabs or odd bytes.
  ///
  /// - Parameter index: its first byte that is a quote, a backslash or a control character.
  @inline(never)
  private mutating func quotedString(from start: Int, next index: inout Int) -> Text? {
    let bytes = bytes
    var text = Text(end: start)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index &+= 1
        text.end = index
        return isWellFormedWithoutControls(start..<text.end) ? text : nil
      case UInt8(ascii: "\\"):
        guard index &+ 1 < bytes.count, bytes[index &+ 1] >= 0x20 else { return nil }
        text.spelling = PackedEntries.Text.escaped
        if SimpleEscape.meaning(of: bytes[index &+ 1]) == nil { text.needsDecoding = true }
        index &+= 2
      case 0x09: index &+= 1
      default: return nil
      }
      index = PlainText.end(in: bytes, from: index, quote: UInt8(ascii: "\""), stopsAtC2: false)
    }
    reachedEnd = true
    return nil
  }

  private func bareWord(_ index: inout Int) -> Text? {
    let start = index
    // Perhaps a comment.
    if start < bytes.count, bytes[start] == UInt8(ascii: "/") { return nil }
    while index < bytes.count, OpenStepScanner.isBareCharacter(bytes[index]) { index &+= 1 }
    return index > start ? Text(end: index) : nil
  }

  // MARK: Beyond ASCII

  func isWellFormed(_ range: Range<Int>) -> Bool { UTF8Validation(bytes, in: range).firstInvalidOffset == nil }

  private func isWellFormedWithoutControls(_ range: Range<Int>) -> Bool {
    let validation = UTF8Validation(bytes, in: range)
    return validation.firstInvalidOffset == nil && !validation.hasC1Controls
  }
}
