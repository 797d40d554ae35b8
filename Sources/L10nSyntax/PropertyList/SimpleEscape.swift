/// The escapes of one byte with their usual meaning. They cause no findings, so a text with no others is decoded only
/// on access.
enum SimpleEscape {
  /// The character of the letter after a backslash; `nil` for every other escape.
  @inline(__always)
  static func meaning(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Decodes the text between two quotes, which has no other escapes.
  static func decoded(_ content: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: content.count) { output in
      var count = 0
      var index = 0
      while index < content.count {
        let isEscape = content[index] == UInt8(ascii: "\\") && index + 1 < content.count
        output[count] = isEscape ? meaning(of: content[index + 1]) ?? content[index + 1] : content[index]
        count += 1
        index += isEscape ? 2 : 1
      }
      return count
    }
  }
}
