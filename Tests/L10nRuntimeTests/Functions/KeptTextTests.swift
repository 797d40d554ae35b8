import Testing

@testable import L10nRuntime

struct KeptTextTests {
  /// Texts of all lengths that are compared in one way or another, each beside copies with one byte changed.
  @Test func isEqualToItsOwnBytesAlone() {
    for count in 0...40 {
      let bytes = (0..<count).map { UInt8(0x41 + $0) }
      let text = KeptText(String(decoding: bytes, as: UTF8.self))
      #expect(bytes.withUnsafeBufferPointer { text.isEqual(to: $0) }, "\(count)")
      for place in bytes.indices {
        var other = bytes
        other[place] ^= 0x20
        #expect(other.withUnsafeBufferPointer { !text.isEqual(to: $0) }, "\(count) at \(place)")
      }
      #expect((bytes + [0]).withUnsafeBufferPointer { !text.isEqual(to: $0) }, "\(count) and one more")
    }
  }
}
