/// Finds the end of a range of a quoted string that needs no thought, sixteen bytes at a time.
enum PlainText {
  /// The offset of the first byte at or after a start that is the closing quote, a backslash or a control character
  /// below U+0080; the end of the text when there is none.
  ///
  /// - Parameter stopsAtC2: whether 0xC2, which leads the C1 controls, ends the range too.
  @inline(__always)
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, quote: UInt8, stopsAtC2: Bool) -> Int {
    end(in: bytes, from: start, quote: quote, stopsAtC2: stopsAtC2) { _, _ in }
  }

  /// The same.
  ///
  /// - Parameter visit: is called with each sixteen bytes and their offset, in order. The range is in them, unless it
  ///   ends in the last sixteen of the text.
  @inline(__always)
  static func end(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, quote: UInt8, stopsAtC2: Bool,
    visit: (ByteBlock, _ offset: Int) -> Void
  ) -> Int {
    let quotes = ByteBlock(repeating: quote)
    var offset = start
    while offset &+ 16 <= bytes.count {
      let block = bytes.block(at: offset)
      var special = (block .== quotes) .| (block .== backslashes) .| (block .< blanks) .| (block .== deletes)
      if stopsAtC2 { special = special .| (block .== leads) }
      visit(block, offset)
      if let index = special.firstIndex { return offset &+ index }
      offset &+= 16
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote || byte == 0x5C || byte < 0x20 || byte == 0x7F || (stopsAtC2 && byte == 0xC2) {
        return offset
      }
      offset &+= 1
    }
    return max(offset, start)
  }

  private static var backslashes: ByteBlock { ByteBlock(repeating: 0x5C) }
  private static var blanks: ByteBlock { ByteBlock(repeating: 0x20) }
  private static var deletes: ByteBlock { ByteBlock(repeating: 0x7F) }
  private static var leads: ByteBlock { ByteBlock(repeating: 0xC2) }
}
