import L10nCore
import L10nSyntax

/// Finds UTF-8 that was read as Windows-1252: `Ã©` for `é`, `â€™` for `’`, `ðŸŽ¬` for an emoji.
enum WrongEncoding {
  /// The first such character, in UTF-8 offsets; `nil` if there is none.
  ///
  /// All begin with one of `Â Ã Ð Ñ â ð`. Words in capitals may end with the first two before a quotation mark, and a
  /// single `Ñ` may precede one, so these count only after other letters and in pairs.
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

  /// The end of the character that begins with the letter at an offset.
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

  /// The Windows-1252 byte, 0x80 to 0xBF, that was read as the scalar at an offset, and the scalar's end.
  private static func trail(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (byte: UInt8, end: Int)? {
    guard start + 1 < bytes.count else { return nil }
    let (first, second) = (bytes[start], bytes[start + 1])
    switch first {
    case 0xC2: return (second, start + 2)
    case 0xC5, 0xC6, 0xCB:
      let scalar = UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F)
      return Windows1252.bytes[scalar].map { ($0, start + 2) }
    case 0xE2 where start + 2 < bytes.count:
      let scalar = 0x2000 | UInt32(second & 0x3F) << 6 | UInt32(bytes[start + 2] & 0x3F)
      return Windows1252.bytes[scalar].map { ($0, start + 3) }
    default: return nil
    }
  }

  private static func isAfterCapital(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    if offset == 0 { return false }
    if bytes[offset - 1].isASCIICapital { return true }
    return offset >= 2 && bytes[offset - 2] == 0xC3 && (0x80...0x9E).contains(bytes[offset - 1])
  }
}
