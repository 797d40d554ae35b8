/// Finds bytes eight at a time.
enum ByteSearch {
  /// The offset of the first byte of a value at or after a start; the end of the bytes when there is none.
  @inline(__always)
  static func first(_ value: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let values = ones &* UInt64(value)
    var offset = start
    while offset &+ 8 <= bytes.count {
      let difference = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian ^ values
      let zeros = (difference &- ones) & ~difference & highBits
      if zeros != 0 { return offset &+ zeros.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < bytes.count, bytes[offset] != value { offset &+= 1 }
    return min(offset, bytes.count)
  }

  /// The offset of the first byte below 0x10 at or after a start; the end of the bytes when there is none.
  @inline(__always)
  static func firstBelow16(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset &+ 8 <= bytes.count {
      let highNibbles = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian & 0xF0F0_F0F0_F0F0_F0F0
      let zeros = (highNibbles &- ones) & ~highNibbles & highBits
      if zeros != 0 { return offset &+ zeros.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < bytes.count, bytes[offset] >= 0x10 { offset &+= 1 }
    return offset
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
