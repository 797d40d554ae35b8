/// Finds the end of a stretch of a quoted string that needs no thought, eight bytes at a time.
enum PlainText {
  /// The offset of the first byte at or after a start that is the closing quote, a backslash or a control character
  /// (or 0xC2, which leads the C1 controls); the end of the text when there is none.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, quote: UInt8) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let quotes = ones &* UInt64(quote)
    var offset = start
    while offset + 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let special =
        zeroBytes(word ^ quotes) | zeroBytes(word ^ backslashes) | zeroBytes(word ^ deletes) | zeroBytes(word ^ leads)
        | zeroBytes(word & topThreeBits)
      if special != 0 { return offset + special.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote || byte == 0x5C || byte < 0x20 || byte == 0x7F || byte == 0xC2 { return offset }
      offset += 1
    }
    return max(offset, start)
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C
  private static let deletes: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let leads: UInt64 = 0xC2C2_C2C2_C2C2_C2C2
  private static let topThreeBits: UInt64 = 0xE0E0_E0E0_E0E0_E0E0

  /// A word whose lowest set bit is in the first zero byte of a word; 0 when no byte is zero.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & 0x8080_8080_8080_8080
  }
}
