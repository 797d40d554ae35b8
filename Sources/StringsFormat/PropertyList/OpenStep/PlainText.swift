/// Finds the end of a stretch of a quoted string that needs no thought, eight bytes at a time.
enum PlainText {
  /// The offset of the first byte at or after a start that is the closing quote, a backslash or a control character
  /// below U+0080; the end of the text when there is none.
  ///
  /// - Parameter stopsAtC2: whether 0xC2, which leads the C1 controls, ends the stretch too.
  ///
  /// Each byte is judged in its highest bit, without a carry from one to the next, so that bytes above 0x7F need no
  /// branch.
  @inline(__always)
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, quote: UInt8, stopsAtC2: Bool) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let quotes = ones &* UInt64(quote)
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let low = word & low7
      let isOther = ((low ^ quotes) &+ low7) & ((low ^ backslashes) &+ low7)
      let isNoControl = (low &+ distanceFromBlank) & ~(low &+ ones)
      var special = ~(isOther & isNoControl) & ~word & highBits
      if stopsAtC2 {
        let difference = word ^ leads
        special |= ~(((difference & low7) &+ low7) | difference) & highBits
      }
      if special != 0 { return offset &+ special.trailingZeroBitCount / 8 }
      offset &+= 8
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

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let low7: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C
  /// What brings a blank, and nothing below it, to 0x80.
  private static let distanceFromBlank: UInt64 = 0x6060_6060_6060_6060
  private static let leads: UInt64 = 0xC2C2_C2C2_C2C2_C2C2
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
