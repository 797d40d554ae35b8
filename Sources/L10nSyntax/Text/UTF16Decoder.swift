/// Decodes UTF-16 to UTF-8.
struct UTF16Decoder {
  /// A unit that is half of a pair, and the offset of the U+FFFD that replaces it.
  struct LoneSurrogate {
    let unit: UInt16
    let offset: Int
  }

  /// The unpaired surrogates, in order.
  private(set) var loneSurrogates: [LoneSurrogate] = []

  private let isBigEndian: Bool

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// The text of whole units, without an odd byte at the end.
  mutating func utf8(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    // A unit takes at most three bytes. Unused capacity is never touched.
    Array(unsafeUninitializedCapacity: bytes.count / 2 * 3) { output, count in
      bytes.withUnsafeBytes { count = decode($0, into: output) }
    }
  }

  private mutating func decode(_ bytes: UnsafeRawBufferPointer, into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let end = bytes.count & ~1
    var offset = 0
    var count = 0
    while offset < end {
      let unit = unit(bytes, at: offset)
      offset &+= 2
      switch unit {
      case 0..<0x80:
        output[count] = UInt8(truncatingIfNeeded: unit)
        count &+= 1
      case 0x80..<0x800:
        output[count] = 0xC0 | UInt8(truncatingIfNeeded: unit >> 6)
        output[count &+ 1] = Self.continuation(UInt32(unit))
        count &+= 2
      case 0xD800..<0xDC00 where offset < end && UTF16.isTrailSurrogate(self.unit(bytes, at: offset)):
        let trail = self.unit(bytes, at: offset)
        let scalar = 0x10000 &+ (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF))
        offset &+= 2
        output[count] = 0xF0 | UInt8(truncatingIfNeeded: scalar >> 18)
        output[count &+ 1] = Self.continuation(scalar >> 12)
        output[count &+ 2] = Self.continuation(scalar >> 6)
        output[count &+ 3] = Self.continuation(scalar)
        count &+= 4
      default:
        var scalar = UInt32(unit)
        if UTF16.isSurrogate(unit) {
          loneSurrogates.append(LoneSurrogate(unit: unit, offset: count))
          scalar = 0xFFFD
        }
        output[count] = 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12)
        output[count &+ 1] = Self.continuation(scalar >> 6)
        output[count &+ 2] = Self.continuation(scalar)
        count &+= 3
      }
    }
    return count
  }

  @inline(__always)
  private func unit(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt16 {
    let unit = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
    return isBigEndian ? unit.bigEndian : unit.littleEndian
  }

  private static func continuation(_ bits: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: bits & 0x3F) }
}
