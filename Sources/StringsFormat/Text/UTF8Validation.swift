/// Strict UTF-8 validity: no overlong forms, no surrogates, nothing above U+10FFFF.
///
/// Works on sixteen bytes at a time without asking what each is: the common case is one of ten languages, where
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
    bytes.withUnsafeBufferPointer { validate($0, from: 0, to: $0.count) }
  }

  /// Validates a range of a text. It starts with a sequence or after an ASCII character, and its last byte is an
  /// ASCII character or the last of the text.
  init(_ bytes: UnsafeBufferPointer<UInt8>, in stretch: Range<Int>) {
    validate(bytes, from: stretch.lowerBound, to: stretch.upperBound)
  }

  @inline(__always)
  private mutating func validate(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    // A block is judged with the two bytes before it.
    var offset = start
    if start < 2 {
      guard let next = validateSequences(bytes, from: start, to: min(2, end)) else { return }
      offset = next
    }
    while offset < end, offset &+ 16 <= bytes.count {
      let block = bytes.block(at: offset)
      let before2 = bytes.block(at: offset &- 2)
      if (block | before2).isASCII {
        offset = Self.skipASCII(bytes, from: offset &+ 16, to: end)
      } else if Self.oddBytes(of: block, behind: bytes.block(at: offset &- 1), before2).isEmpty {
        offset &+= 16
      } else {
        let start = Self.startOfSequence(bytes, at: offset)
        guard let next = validateSequences(bytes, from: start, to: min(offset &+ 16, end)) else { return }
        offset = next
      }
    }
    _ = validateSequences(bytes, from: Self.startOfSequence(bytes, at: offset), to: end)
  }

  @inline(__always)
  private static func skipASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset &+ 32 <= end, (bytes.block(at: offset) | bytes.block(at: offset &+ 16)).isASCII {
      offset &+= 32
    }
    return offset
  }

  // MARK: Sixteen bytes

  /// Those of sixteen bytes that are ill-formed after the bytes before them, lead four-byte sequences or end C1
  /// controls, which are left to a closer look.
  ///
  /// - Parameters:
  ///   - before1: the sixteen bytes that start one byte earlier, so that each byte meets the one before it.
  ///   - before2: those that start two bytes earlier.
  @inline(__always)
  static func oddBytes(
    of block: ByteBlock, behind before1: ByteBlock, _ before2: ByteBlock
  ) -> SIMDMask<SIMD16<Int8>> {
    let isContinuation = (block ^ ByteBlock(repeating: 0x80)) .< ByteBlock(repeating: 0x40)
    let isDue = (before1 .>= ByteBlock(repeating: 0xC0)) .| (before2 .>= ByteBlock(repeating: 0xE0))
    // E0 needs A0…BF after it (else overlong), ED needs 80…9F (else a surrogate); C2 and 80…9F make a C1 control.
    let isBelowA0 = block .< ByteBlock(repeating: 0xA0)
    let wantsA0 = (before1 .== ByteBlock(repeating: 0xE0)) .| (before1 .== ByteBlock(repeating: 0xC2))
    let mayNotBeA0 = before1 .== ByteBlock(repeating: 0xED)
    let isLead4 = block .>= ByteBlock(repeating: 0xF0)
    let isOverlong = (block & ByteBlock(repeating: 0xFE)) .== ByteBlock(repeating: 0xC0)
    return (isContinuation .^ isDue) .| (wantsA0 .& isBelowA0) .| (mayNotBeA0 .& .!isBelowA0) .| isLead4 .| isOverlong
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
  /// - Returns: where the first sequence starts at or after the end of the range; `nil` when one is ill-formed.
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
