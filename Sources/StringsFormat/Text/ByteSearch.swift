/// Finds bytes, many at a time.
enum ByteSearch {
  /// The offset of the first byte of a value at or after a start; the end of the bytes when there is none.
  @inline(__always)
  static func first(_ value: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(value, in: bytes, from: start) { _ in }
  }

  /// The same.
  ///
  /// - Parameter visit: is called with each sixteen bytes in order. The found one and all before it are in them, unless
  ///   it is one of the last sixteen of the text.
  @inline(__always)
  static func first(
    _ value: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, visit: (ByteBlock) -> Void
  ) -> Int {
    let values = ByteBlock(repeating: value)
    var offset = start
    while offset &+ 16 <= bytes.count {
      let block = bytes.block(at: offset)
      visit(block)
      if let index = (block .== values).firstIndex { return offset &+ index }
      offset &+= 16
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
