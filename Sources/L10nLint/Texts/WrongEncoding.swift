/// Finds UTF-8 that was read as Windows-1252: `Ã©` for `é`, `â€™` for `’`, `ðŸŽ¬` for an emoji.
enum WrongEncoding {
  /// The first such character, in UTF-8 offsets; `nil` when there is none.
  ///
  /// All begin with one of `Â Ã Ð Ñ â ð`. Words in capitals may end with the first two before a quotation mark, and a
  /// single `Ñ` may stand before one, so that these count only after other letters and in pairs.
  /// - Complexity: O(*n*).
  static func range(in text: String) -> Range<Int>? {
    var text = text
    return text.withUTF8 { bytes in
      var offset = 0
      while offset + 2 < bytes.count {
        if bytes[offset] == 0xC3, let end = end(in: bytes, from: offset) { return offset..<end }
        offset += 1
      }
      return nil
    }
  }

  /// Where the character ends that begins with the letter at an offset.
  private static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    switch bytes[start + 1] {
    case 0x82, 0x83:  // Â, Ã
      return isAfterCapital(bytes, at: start) ? nil : trail(in: bytes, at: start + 2)?.end
    case 0x90, 0x91:  // Ð, Ñ
      guard let end = trail(in: bytes, at: start + 2)?.end, end + 1 < bytes.count, bytes[end] == 0xC3,
        bytes[end + 1] == 0x90 || bytes[end + 1] == 0x91, trail(in: bytes, at: end + 2) != nil
      else { return nil }
      return end
    case 0xA2:  // â
      guard let second = trail(in: bytes, at: start + 2), second.byte == 0x80 else { return nil }
      return trail(in: bytes, at: second.end)?.end ?? second.end
    case 0xB0:  // ð
      guard let second = trail(in: bytes, at: start + 2), second.byte == 0x9F else { return nil }
      return second.end
    default: return nil
    }
  }

  /// The byte of Windows-1252, 0x80 to 0xBF, that the scalar at an offset was, and the scalar's end.
  private static func trail(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (byte: UInt8, end: Int)? {
    guard start + 1 < bytes.count else { return nil }
    let (first, second) = (bytes[start], bytes[start + 1])
    switch first {
    case 0xC2: return (second, start + 2)
    case 0xC5, 0xC6, 0xCB:
      let scalar = UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F)
      return windows1252[scalar].map { ($0, start + 2) }
    case 0xE2 where start + 2 < bytes.count:
      let scalar = 0x2000 | UInt32(second & 0x3F) << 6 | UInt32(bytes[start + 2] & 0x3F)
      return windows1252[scalar].map { ($0, start + 3) }
    default: return nil
    }
  }

  private static func isAfterCapital(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    if offset == 0 { return false }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[offset - 1]) { return true }
    return offset >= 2 && bytes[offset - 2] == 0xC3 && (0x80...0x9E).contains(bytes[offset - 1])
  }

  /// The bytes of Windows-1252 that are no control and not the code point of the same number.
  private static let windows1252: [UInt32: UInt8] = [
    0x20AC: 0x80, 0x201A: 0x82, 0x0192: 0x83, 0x201E: 0x84, 0x2026: 0x85, 0x2020: 0x86, 0x2021: 0x87, 0x02C6: 0x88,
    0x2030: 0x89, 0x0160: 0x8A, 0x2039: 0x8B, 0x0152: 0x8C, 0x017D: 0x8E, 0x2018: 0x91, 0x2019: 0x92, 0x201C: 0x93,
    0x201D: 0x94, 0x2022: 0x95, 0x2013: 0x96, 0x2014: 0x97, 0x02DC: 0x98, 0x2122: 0x99, 0x0161: 0x9A, 0x203A: 0x9B,
    0x0153: 0x9C, 0x017E: 0x9E, 0x0178: 0x9F,
  ]
}
