/// Sixteen bytes of a text, looked at in one step.
typealias ByteBlock = SIMD16<UInt8>

extension UnsafeBufferPointer<UInt8> {
  /// The bytes from an offset on. All sixteen must lie within the buffer.
  @inline(__always)
  func block(at offset: Int) -> ByteBlock {
    // A buffer that holds sixteen bytes has an address.
    UnsafeRawPointer(baseAddress.unsafelyUnwrapped + offset).loadUnaligned(as: ByteBlock.self)
  }
}

extension ByteBlock {
  /// Whether all bytes are below 0x80.
  @inline(__always)
  var isASCII: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return (halves[0] | halves[1]) & 0x8080_8080_8080_8080 == 0
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The index of the first byte that meets the condition; `nil` when none does.
  ///
  /// A byte of a mask is 0xFF or 0. The middle of each two, a half of either, makes a mask of four bits a byte.
  @inline(__always)
  var firstIndex: Int? {
    let middles = unsafeBitCast(self, to: SIMD8<UInt16>.self) &>> 4
    let bits = unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: middles), to: UInt64.self)
    return bits == 0 ? nil : bits.littleEndian.trailingZeroBitCount / 4
  }

  /// Whether no byte meets the condition.
  @inline(__always)
  var isEmpty: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }
}
