/// Reads the coded form of a message where it lies; see `Message.coded`.
struct DirectReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

  @inline(__always)
  mutating func byte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    offset &+= 1
    return bytes[offset &- 1]
  }

  /// Decimal digits and a colon.
  @inline(__always)
  mutating func number() -> Int? {
    var value = 0
    while let byte = byte() {
      if byte == UInt8(ascii: ":") { return value }
      guard byte &- 0x30 < 10, value < 100_000_000 else { return nil }
      value = value &* 10 &+ Int(byte &- 0x30)
    }
    return nil
  }

  /// A length, a colon, and as many bytes.
  @inline(__always)
  mutating func field() -> UnsafeBufferPointer<UInt8>? {
    guard let count = number(), count <= bytes.count - offset else { return nil }
    defer { offset &+= count }
    return UnsafeBufferPointer(rebasing: bytes[offset..<offset &+ count])
  }
}
