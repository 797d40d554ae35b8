/// The 64-bit FNV-1a hash (Fowler, Noll, Vo). Unlike Swift's own hashes it is the same on every machine and in every
/// release.
package struct FNV1a: Sendable {
  /// The hash of the bytes so far.
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  package init() {}

  /// Adds a byte.
  @inlinable package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds bytes.
  @inlinable package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }
}
