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

  /// How many bytes at the beginning are ASCII and no controls; perhaps up to seven fewer, none fewer where all are.
  @inline(__always)
  var plainPrefix: Int {
    guard let start = UnsafeRawPointer(baseAddress), count > 0 else { return 0 }
    if count < 8 { return Self.isPlain(shortWord | 0x2020_2020_2020_2020 &<< UInt64(8 &* count)) ? count : 0 }
    var place = 0
    while place &+ 8 <= count {
      guard Self.isPlain(start.loadUnaligned(fromByteOffset: place, as: UInt64.self)) else { return place }
      place &+= 8
    }
    return Self.isPlain(start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)) ? count : place
  }

  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    // A byte below 0x20 borrows, and sets its highest bit.
    (word | word &- 0x2020_2020_2020_2020) & 0x8080_8080_8080_8080 == 0
  }

  /// One to seven bytes, the first one lowest, zeros above them.
  @inline(__always)
  var shortWord: UInt64 {
    guard let start = UnsafeRawPointer(baseAddress) else { return 0 }
    if count >= 4 {
      // The two overlap where there are fewer than eight.
      let first = UInt64(UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
      let last = UInt64(UInt32(littleEndian: start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)))
      return first | last &<< UInt64(8 &* (count &- 4))
    }
    let middle = UInt64(self[count &>> 1]) &<< UInt64(8 &* (count &>> 1))
    return UInt64(self[0]) | middle | UInt64(self[count &- 1]) &<< UInt64(8 &* (count &- 1))
  }

  /// The offset of the first percent sign at an offset or after it; `count` without any.
  @inline(__always)
  func percentSign(from offset: Int) -> Int {
    guard let start = UnsafeRawPointer(baseAddress) else { return count }
    var place = offset
    while place &+ 8 <= count {
      let sign = Self.percentSign(in: start.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
      if sign < 8 { return place &+ sign }
      place &+= 8
    }
    if place == count { return count }
    let rest: UInt64
    if count < 8 {
      rest = shortWord &>> UInt64(8 &* place)
    } else {
      let word = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).littleEndian
      rest = word &>> UInt64(8 &* (8 &+ place &- count))
    }
    let sign = Self.percentSign(in: rest)
    return sign < 8 ? place &+ sign : count
  }

  /// Which of eight bytes is the first percent sign, the lowest being 0; 8 for none.
  @inline(__always)
  private static func percentSign(in word: UInt64) -> Int {
    let word = word ^ 0x2525_2525_2525_2525
    // A byte that is zero, or above one that is, sets its highest bit: the first one is exact.
    return ((word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }
}
