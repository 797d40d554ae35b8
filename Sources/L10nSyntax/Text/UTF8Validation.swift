/// Strict UTF-8 validity: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Validation {
  /// The offset of the first byte that is not part of well-formed UTF-8; `nil` if there is none.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        if areASCII(bytes, at: offset) {
          offset += 8
          continue
        }
        let length = sequenceLength(bytes, at: offset)
        if length == 0 { return offset }
        offset += length
      }
      return nil
    }
  }

  /// Whether there are eight ASCII bytes at an offset, as nearly everywhere in a table.
  @inline(__always)
  private static func areASCII(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + 8 <= bytes.count else { return false }
    return UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      & 0x8080_8080_8080_8080 == 0
  }

  /// The number of ill-formed sequences, each at least one byte long.
  static func invalidSequenceCount(in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      var offset = 0
      while offset < bytes.count {
        let length = sequenceLength(bytes, at: offset)
        count += length == 0 ? 1 : 0
        offset += max(length, 1)
      }
      return count
    }
  }

  /// The length of the well-formed sequence at an offset; 0 if it is ill-formed.
  /// Follows The Unicode Standard, table 3-7 "Well-Formed UTF-8 Byte Sequences".
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let lead = bytes[offset]
    let length: Int
    let second: ClosedRange<UInt8>
    switch lead {
    case ..<0x80: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    for index in stride(from: 2, to: length, by: 1) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
