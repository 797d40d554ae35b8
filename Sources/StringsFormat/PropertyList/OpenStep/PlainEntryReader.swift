/// Reads entries that are just as they should be, in one pass and without looking back:
///
///     /* comments */ "key" = "value";
///
/// Most tables hold nothing else. At the first thing that needs thought (a missing semicolon, a nested value, a line
/// break inside quotes, a control character, bytes that are not UTF-8) it stops before the entry, and `OpenStepReader`
/// reads that one.
///
/// The text need not be validated: what is beyond ASCII is looked at here, where it stands. All else in an entry is ASCII.
struct PlainEntryReader {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Where the next entry or the blanks and comments before it start.
  private(set) var offset: Int

  /// Whether a quote or comment runs to the end of the file: trying again after it would make reading quadratic.
  var reachedEnd = false

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
      guard let firstComment = skipBlanks(&index, &comments, isFirst: previousEnd == nil) else {
        return comments.removeLast(comments.count &- commentCount)
      }
      let keyStart = index
      guard let key = key(&index), let valueStart = skipEqualsSign(&index), let value = value(&index),
        skip(UInt8(ascii: ";"), &index)
      else {
        return comments.removeLast(comments.count &- commentCount)
      }
      var record = PackedEntries.Record(
        keyStart: UInt32(truncatingIfNeeded: keyStart), keyEnd: UInt32(truncatingIfNeeded: key.end),
        valueStart: UInt32(truncatingIfNeeded: valueStart), valueEnd: UInt32(truncatingIfNeeded: value.end),
        end: UInt32(truncatingIfNeeded: index), firstComment: UInt32(truncatingIfNeeded: firstComment),
        endComment: UInt32(truncatingIfNeeded: comments.count))
      record.key = key.needsDecoding ? entries.addText(decode(key.token(from: keyStart))) : key.spelling
      record.value = value.needsDecoding ? entries.addText(decode(value.token(from: valueStart))) : value.spelling
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
    let bytes = bytes
    var firstComment = comments.count
    var isOnNewLine = isFirst
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        if !isOnNewLine {
          isOnNewLine = true
          firstComment = comments.count
        }
        index &+= 1
      } else if byte == 0x20 || byte == 0x09 {
        index &+= 1
      } else if byte == UInt8(ascii: "/") {
        guard let end = endOfComment(from: index) else { return nil }
        if end == index { break }
        comments.append(index..<end)
        if !isOnNewLine, bytes[index..<end].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
          isOnNewLine = true
          firstComment = comments.count
        }
        index = end
      } else {
        break
      }
    }
    guard index < bytes.count else { return nil }
    return isOnNewLine ? firstComment : comments.count
  }

  /// Where the comment at an offset ends: the offset itself when none starts there, `nil` when it is never closed or not
  /// well-formed.
  @inline(__always)
  private mutating func endOfComment(from start: Int) -> Int? {
    let bytes = bytes
    guard start &+ 1 < bytes.count else { return start }
    guard bytes[start &+ 1] == UInt8(ascii: "*") else {
      return bytes[start &+ 1] == UInt8(ascii: "/") ? endOfLineComment(from: start) : start
    }
    var index = start &+ 2
    var seen = ByteBlock()
    while true {
      index = ByteSearch.first(UInt8(ascii: "*"), in: bytes, from: index) { seen |= $0 }
      guard index &+ 1 < bytes.count else {
        reachedEnd = true
        return nil
      }
      index &+= 1
      if bytes[index] == UInt8(ascii: "/") { break }
    }
    index &+= 1
    return (seen.isASCII && hasBlock(at: index)) || isWellFormed(start..<index) ? index : nil
  }

  @inline(never)
  private func endOfLineComment(from start: Int) -> Int? {
    var index = start &+ 2
    var bits: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D { break }
      // Perhaps U+2028 or U+2029, which end the comment.
      if byte == 0xE2, index &+ 1 < bytes.count, bytes[index &+ 1] == 0x80 { return nil }
      bits |= byte
      index &+= 1
    }
    return bits < 0x80 || isWellFormed(start..<index) ? index : nil
  }

  /// Skips an equals sign with the blanks around it.
  /// - Returns: the offset after them; `nil` when it is not there.
  @inline(__always)
  private func skipEqualsSign(_ index: inout Int) -> Int? {
    let bytes = bytes
    // Nearly everybody writes one blank on either side.
    if index &+ 4 <= bytes.count, bytes[index] == 0x20, bytes[index &+ 1] == UInt8(ascii: "="),
      bytes[index &+ 2] == 0x20, bytes[index &+ 3] > 0x20
    {
      index &+= 3
      return index
    }
    guard skip(UInt8(ascii: "="), &index) else { return nil }
    while index < bytes.count, Self.isBlank(bytes[index]) { index &+= 1 }
    return index
  }

  /// Skips blanks and one character after them.
  /// - Returns: whether it is there.
  @inline(__always)
  private func skip(_ character: UInt8, _ index: inout Int) -> Bool {
    let bytes = bytes
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
}
