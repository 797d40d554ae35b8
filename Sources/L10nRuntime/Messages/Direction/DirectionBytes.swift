/// A fast check by bytes for texts whose direction needs no closer look.
enum DirectionBytes {
  /// Whether a text may contain a scalar of the bidirectional classes R, AL, AN or B, or a bidirectional control.
  ///
  /// `false` is certain. Of all scalars above U+0580 only those that begin with these bytes are in these classes.
  @inline(__always)
  static func mayMatter(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while place &+ 8 <= bytes.count {
      guard isPrintableASCII(bytes.word(at: place)) else { return mayMatter(in: bytes, from: place) }
      place &+= 8
    }
    let rest = UnsafeBufferPointer(rebasing: bytes[place...])
    // Blanks follow the last byte.
    return !isPrintableASCII(rest.shortWord | spaces &<< UInt64(8 &* rest.count)) && mayMatter(in: bytes, from: place)
  }

  private static let spaces: UInt64 = 0x2020_2020_2020_2020
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Whether eight bytes are ASCII from the space on.
  @inline(__always)
  private static func isPrintableASCII(_ word: UInt64) -> Bool {
    word & highBits == 0 && ((word | highBits) &- spaces) & highBits == highBits
  }

  @inline(never)
  private static func mayMatter(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      place &+= 1
      if 0x20..<0xC2 ~= byte { continue }
      let next = place < bytes.count ? bytes[place] : 0
      switch byte {
      case 0xC3..<0xD6, 0xE1, 0xE3..<0xEF: continue
      // U+0085, the end of a line.
      case 0xC2: if next == 0x85 { return true }
      // U+0800 to U+08FF.
      case 0xE0: if next < 0xA4 { return true }
      // U+2000 to U+207F, where the controls are.
      case 0xE2: if next == 0x80 || next == 0x81 { return true }
      // U+FB00 to U+FEFF.
      case 0xEF: if 0xAC...0xBB ~= next { return true }
      // U+10000 to U+10FFF and U+1E000 to U+1EFFF.
      case 0xF0: if next == 0x90 || next == 0x9E { return true }
      case 0xF1...0xF4: continue
      default: return true
      }
    }
    return false
  }
}
