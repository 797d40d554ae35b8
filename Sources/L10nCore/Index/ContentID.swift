/// What tells the bytes of one file from those of another: how many they are, and a hash of 128 bits, the same on every
/// machine and in every release.
///
/// The hash is made to be fast, four gigabytes a second, and not to withstand an attacker: whoever can write into a
/// folder of indexes can write anything there.
package struct ContentID: Hashable, Sendable, CustomStringConvertible {
  package let count: Int
  package let high: UInt64
  package let low: UInt64

  init(count: Int, high: UInt64, low: UInt64) { (self.count, self.high, self.low) = (count, high, low) }

  /// - Complexity: O(*n*).
  package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  init(_ bytes: ArraySlice<UInt8>) {
    var state = Mixing()
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset &+ 16 <= bytes.count {
        state.add(
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)))
        offset &+= 16
      }
      var rest: (UInt64, UInt64) = (0, 0)
      for index in (offset..<bytes.count).reversed() {
        rest = (rest.0 << 8 | UInt64(bytes[index]), rest.1 << 8 | rest.0 >> 56)
      }
      state.add(rest.0, rest.1)
    }
    // The count tells a file from the same one with zeros at its end.
    state.add(UInt64(bytes.count), 0)
    state.add(0, 0)
    state.add(0, 0)
    self.init(count: bytes.count, high: state.first, low: state.second)
  }

  /// Thirty-two hexadecimal digits.
  package var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The state of the hash: two words, each multiplied to twice its width and folded into the other.
  private struct Mixing {
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    mutating func add(_ left: UInt64, _ right: UInt64) {
      let one = (first ^ left).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      let two = (second &+ right).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      (first, second) = ((one.low ^ two.high) &+ second, (two.low ^ one.high) &+ first)
    }
  }
}
