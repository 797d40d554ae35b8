/// Reads entries that are just as they should be, in one pass and without looking back:
///
///     /* comments */ "key" = "value";
///
/// Most tables hold nothing else, and no table with C1 controls is given to it. At the first thing that needs thought (a missing semicolon, a nested value, a line
/// break inside quotes, a control character) it stops before the entry, and `OpenStepReader` reads that one.
struct PlainEntryReader {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Where the next entry or the blanks and comments before it start.
  private(set) var offset: Int

  /// Whether a quote or comment runs to the end of the file: trying again behind it would make reading quadratic.
  private(set) var reachedEnd = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Reads all entries up to the first that needs thought.
  ///
  /// - Parameters:
  ///   - previousEnd: where the entry before ends; `nil` for the first of the file.
  ///   - comments: the comments of the file so far. None is added that stands before an entry that is not read.
  ///   - decode: the text of a string with escapes that are not simple.
  mutating func read(
    into entries: inout PackedEntriesBuilder, after previousEnd: inout Int?, comments: inout [Range<Int>],
    decode: (OpenStepScanner.Token) -> String
  ) {
    var index = offset
    while true {
      let commentCount = comments.count
      guard let firstComment = skipBlanks(&index, &comments, isFirst: previousEnd == nil),
        let key = string(&index), skipEqualsSign(&index), let value = string(&index),
        skip(UInt8(ascii: ";"), &index)
      else {
        comments.removeLast(comments.count &- commentCount)
        return
      }
      var record = PackedEntries.Record(
        keyStart: UInt32(truncatingIfNeeded: key.start), keyEnd: UInt32(truncatingIfNeeded: key.end),
        valueStart: UInt32(truncatingIfNeeded: value.start), valueEnd: UInt32(truncatingIfNeeded: value.end),
        end: UInt32(truncatingIfNeeded: index), firstComment: UInt32(truncatingIfNeeded: firstComment),
        endComment: UInt32(truncatingIfNeeded: comments.count))
      if key.spelling != PackedEntries.Text.written {
        record.key = key.needsDecoding ? entries.addText(decode(key.token)) : key.spelling
      }
      if value.spelling != PackedEntries.Text.written {
        record.value = value.needsDecoding ? entries.addText(decode(value.token)) : value.spelling
      }
      entries.append(record)
      offset = index
      previousEnd = index
    }
  }

  // MARK: Blanks and comments

  /// Skips blanks and comments.
  ///
  /// Comments on the line on which the entry before ends belong to that entry.
  /// - Returns: the index of the first comment that belongs to what follows; `nil` at the end of the file, or when a
  ///   comment needs thought.
  @inline(__always)
  private mutating func skipBlanks(_ index: inout Int, _ comments: inout [Range<Int>], isFirst: Bool) -> Int? {
    var firstComment = comments.count
    var isOnNewLine = isFirst
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D:
        if !isOnNewLine {
          isOnNewLine = true
          firstComment = comments.count
        }
        index &+= 1
      case 0x20, 0x09: index &+= 1
      case UInt8(ascii: "/"):
        guard let end = endOfComment(from: index) else { return nil }
        if end == index { return isOnNewLine ? firstComment : comments.count }
        comments.append(index..<end)
        if !isOnNewLine, bytes[index..<end].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
          isOnNewLine = true
          firstComment = comments.count
        }
        index = end
      default: return isOnNewLine ? firstComment : comments.count
      }
    }
    return nil
  }

  /// Where the comment at an offset ends: the offset itself when none starts there, `nil` when it is never closed.
  @inline(__always)
  private mutating func endOfComment(from start: Int) -> Int? {
    guard start &+ 1 < bytes.count else { return start }
    switch bytes[start &+ 1] {
    case UInt8(ascii: "*"):
      var index = start &+ 2
      while true {
        index = ByteSearch.first(UInt8(ascii: "*"), in: bytes, from: index)
        guard index &+ 1 < bytes.count else {
          reachedEnd = true
          return nil
        }
        if bytes[index &+ 1] == UInt8(ascii: "/") { return index &+ 2 }
        index &+= 1
      }
    case UInt8(ascii: "/"):
      var index = start &+ 2
      while index < bytes.count {
        let byte = bytes[index]
        if byte == 0x0A || byte == 0x0D { break }
        // Perhaps U+2028 or U+2029, which end the comment.
        if byte == 0xE2, index &+ 1 < bytes.count, bytes[index &+ 1] == 0x80 { return nil }
        index &+= 1
      }
      return index
    default: return start
    }
  }

  /// Skips an equals sign with the blanks around it.
  /// - Returns: whether it is there.
  @inline(__always)
  private func skipEqualsSign(_ index: inout Int) -> Bool {
    guard skip(UInt8(ascii: "="), &index) else { return false }
    while index < bytes.count, Self.isBlank(bytes[index]) { index &+= 1 }
    return true
  }

  /// Skips blanks and one character behind them.
  /// - Returns: whether it is there.
  @inline(__always)
  private func skip(_ character: UInt8, _ index: inout Int) -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == character {
        index &+= 1
        return true
      }
      guard Self.isBlank(byte) else { return false }
      index &+= 1
    }
    return false
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  // MARK: Strings

  private struct Text {
    let start: Int
    var end: Int
    /// `PackedEntries.Text.written` or `.escaped`.
    var spelling = PackedEntries.Text.written
    /// Whether there are escapes that are not simple.
    var needsDecoding = false

    /// A string in double quotes; bare words have no escapes.
    var token: OpenStepScanner.Token {
      OpenStepScanner.Token(range: start..<end, content: start + 1..<end - 1, hasEscapes: true)
    }
  }

  /// The string at an offset; `nil` when none starts there or it needs thought.
  @inline(__always)
  private mutating func string(_ index: inout Int) -> Text? {
    let start = index
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return bareWord(&index) }
    var text = Text(start: start, end: start)
    index &+= 1
    while true {
      index = PlainText.end(in: bytes, from: index, quote: UInt8(ascii: "\""), stopsAtC2: false)
      guard index < bytes.count else {
        reachedEnd = true
        return nil
      }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index &+= 1
        text.end = index
        return text
      case UInt8(ascii: "\\"):
        guard index &+ 1 < bytes.count, bytes[index &+ 1] >= 0x20 else { return nil }
        text.spelling = PackedEntries.Text.escaped
        if SimpleEscape.meaning(of: bytes[index &+ 1]) == nil { text.needsDecoding = true }
        index &+= 2
      case 0x09: index &+= 1
      default: return nil
      }
    }
  }

  private func bareWord(_ index: inout Int) -> Text? {
    let start = index
    // Perhaps a comment.
    if start < bytes.count, bytes[start] == UInt8(ascii: "/") { return nil }
    while index < bytes.count, OpenStepScanner.isBareCharacter(bytes[index]) { index &+= 1 }
    return index > start ? Text(start: start, end: index) : nil
  }
}
