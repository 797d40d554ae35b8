/// Strict UTF-8 validity: no overlong forms, no surrogates, nothing above U+10FFFF.
///
/// Works on eight bytes at a time without asking what each is: the common case is one of ten languages, where
/// branches on bytes are guessed wrongly all the time.
struct UTF8Validation {
  /// The offset of the first byte that does not belong to well-formed UTF-8; `nil` when all is well.
  private(set) var firstInvalidOffset: Int?

  /// Whether U+0080 to U+009F, the C1 controls, are in the text before that.
  private(set) var hasC1Controls = false

  /// How many ill-formed sequences there are, each at least one byte long.
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

  /// Validates a text.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { validate($0) }
  }

  private mutating func validate(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    var previous: UInt64 = 0
    while offset &+ 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      if (word | previous) & Self.highBits == 0 {
        offset = Self.skipASCII(raw, from: offset &+ 8)
      } else if Self.isPlain(word, behind: previous) {
        previous = word
        offset &+= 8
      } else {
        guard let next = validateSequences(bytes, from: Self.startOfSequence(bytes, at: offset), to: offset &+ 8) else {
          return
        }
        offset = next
        previous = 0
      }
    }
    _ = validateSequences(bytes, from: Self.startOfSequence(bytes, at: offset), to: bytes.count)
  }

  private static func skipASCII(_ raw: UnsafeRawBufferPointer, from start: Int) -> Int {
    var offset = start
    while offset &+ 16 <= raw.count {
      let first = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let second = raw.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
      if (first | second) & highBits != 0 { break }
      offset &+= 16
    }
    return offset
  }

  // MARK: Eight bytes

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let low7: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let low5: UInt64 = 0x1F1F_1F1F_1F1F_1F1F

  /// Whether eight bytes, behind eight others, are well-formed so far, and lead neither four-byte sequences nor the
  /// scalars below U+00C0, which are left to a closer look.
  ///
  /// Each byte is judged in its highest bit; `word << 1` brings the next bit there.
  @inline(__always)
  private static func isPlain(_ word: UInt64, behind previous: UInt64) -> Bool {
    let word1 = word << 8 | previous >> 56
    let word2 = word << 16 | previous >> 48
    let isContinuation = word & ~(word << 1)
    let afterLead = word1 & (word1 << 1)
    let afterLead3 = word2 & (word2 << 1) & (word2 << 2)
    // E0 needs A0…BF behind it (else overlong), ED needs 80…9F (else a surrogate).
    let after3 = afterLead & (word1 << 2)
    let isNotE0 = (word1 & low5) &+ low7
    let isNotED = ((word1 & low5) ^ 0x0D0D_0D0D_0D0D_0D0D) &+ low7
    let misplaced = (after3 & ~isNotE0 & ~(word << 2)) | (after3 & ~isNotED & (word << 2))
    // F0 and above, and C0 to C2, whose low six bits are less than three.
    let isLead = word & (word << 1)
    let isLead4 = isLead & (word << 2) & (word << 3)
    let isLow = isLead & ~(word << 2) & ~((word & 0x3F3F_3F3F_3F3F_3F3F) &+ 0x7D7D_7D7D_7D7D_7D7D)
    return (((afterLead | afterLead3) ^ isContinuation) | misplaced | isLead4 | isLow) & highBits == 0
  }

  /// Where the sequence starts that may run over an offset; the offset itself when none does.
  private static func startOfSequence(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    for distance in 1...3 where distance <= offset {
      let byte = bytes[offset - distance]
      if byte & 0xC0 != 0x80 { return byte < 0x80 ? offset : offset - distance }
    }
    return offset
  }

  // MARK: One sequence

  /// Validates sequence by sequence.
  ///
  /// - Returns: where the first sequence starts at or behind the end of the stretch; `nil` when one is ill-formed.
  private mutating func validateSequences(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    var offset = start
    while offset < end {
      let length = Self.sequenceLength(bytes, at: offset)
      if length == 0 {
        firstInvalidOffset = offset
        return nil
      }
      if bytes[offset] == 0xC2, bytes[offset + 1] < 0xA0 { hasC1Controls = true }
      offset += length
    }
    return offset
  }

  /// The length of the well-formed sequence at an offset; 0 when it is ill-formed.
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
