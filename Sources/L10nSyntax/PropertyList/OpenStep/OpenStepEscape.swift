/// The value of a backslash escape in a quoted string of an old-style property list, as CoreFoundation reads it.
///
/// `OpenStepStringDecoder` decodes whole strings and reports their problems; this is for one escape.
enum OpenStepEscape {
  case scalar(UInt32)
  /// The character after the backslash.
  case itself

  /// Reads the escape whose backslash is at an offset. Two halves of a surrogate pair are one escape.
  ///
  /// - Parameter end: the offset of the closing quote.
  /// - Returns: the escape and its length; `nil` if nothing follows the backslash.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> (length: Int, meaning: Self)? {
    guard start + 1 < end else { return nil }
    let letter = bytes[start + 1]
    switch letter {
    case UInt8(ascii: "U"): return readUnicode(bytes, at: start, end: end)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = bytes[start + 1..<min(end, start + 4)].prefix {
        (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0)
      }
      let value = digits.reduce(0) { $0 << 3 | Int($1 - UInt8(ascii: "0")) }
      return (1 + digits.count, .scalar(NextStepEncoding.scalar(UInt8(truncatingIfNeeded: value)).value))
    default: break
    }
    if let meaning = SimpleEscape.meaning(of: letter) ?? OpenStepStringDecoder.controlEscapes(letter) {
      return (2, .scalar(UInt32(meaning)))
    }
    var length = 2
    while start + length < end, bytes[start + length] & 0xC0 == 0x80 { length += 1 }
    return (length, .itself)
  }

  private static func readUnicode(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int
  ) -> (length: Int, meaning: Self) {
    let (unit, next) = unit(bytes, at: start, end: end)
    guard UTF16.isLeadSurrogate(unit), next + 1 < end, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] == UInt8(ascii: "U")
    else {
      return (next - start, .scalar(UTF16.isSurrogate(unit) ? 0xFFFD : UInt32(unit)))
    }
    let (trail, last) = self.unit(bytes, at: next, end: end)
    guard UTF16.isTrailSurrogate(trail) else { return (next - start, .scalar(0xFFFD)) }
    return (last - start, .scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF))))
  }

  /// The number of a `\U` escape, of up to four digits, and the offset after it.
  static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) -> (unit: UInt16, end: Int) {
    var value: UInt16 = 0
    var offset = start + 2
    while offset < end, offset < start + 6, let digit = bytes[offset].hexDigit {
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return (value, offset)
  }
}
