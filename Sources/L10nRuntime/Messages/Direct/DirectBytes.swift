// Looking at bytes eight at a time.

extension UnsafeBufferPointer<UInt8> {
  /// Whether these are the bytes of a text.
  @inline(__always)
  func isEqual(to text: StaticString) -> Bool {
    isEqual(to: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count, let own = UnsafeRawPointer(baseAddress),
      let others = UnsafeRawPointer(other.baseAddress)
    else { return count == other.count }
    var place = 0
    while place &+ 8 <= count {
      let word = own.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      guard word == others.loadUnaligned(fromByteOffset: place, as: UInt64.self) else { return false }
      place &+= 8
    }
    while place < count, self[place] == other[place] { place &+= 1 }
    return place == count
  }

  /// How many bytes at the beginning are ASCII and no controls; perhaps up to seven fewer.
  @inline(__always)
  var plainPrefix: Int {
    guard let start = UnsafeRawPointer(baseAddress) else { return 0 }
    var place = 0
    while place &+ 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      // A byte below 0x20 borrows, and sets its highest bit.
      if (word | word &- 0x2020_2020_2020_2020) & 0x8080_8080_8080_8080 != 0 { break }
      place &+= 8
    }
    return place
  }

  /// The offset of the first percent sign at an offset or behind it; `count` without any.
  @inline(__always)
  func percentSign(from offset: Int) -> Int {
    var place = offset
    if let start = UnsafeRawPointer(baseAddress) {
      while place &+ 8 <= count {
        let word = start.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ 0x2525_2525_2525_2525
        // A byte that is zero, or above one that is, sets its highest bit: the first one is exact.
        let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
        if zeros != 0 { return place &+ UInt64(littleEndian: zeros).trailingZeroBitCount >> 3 }
        place &+= 8
      }
    }
    while place < count, self[place] != UInt8(ascii: "%") { place &+= 1 }
    return place
  }
}
