/// A subtag of up to eight ASCII characters in one word: compared at once, without a reference.
struct Subtag: Hashable, Sendable {
  /// The bytes, the first one in the highest byte; 0 for no subtag.
  private let bits: UInt64

  /// No subtag.
  static var none: Subtag { Subtag(bits: 0) }

  private init(bits: UInt64) { self.bits = bits }

  /// The subtag of the first eight bytes.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var bits: UInt64 = 0
    for place in 0..<8 { bits = bits &<< 8 | (place < text.count ? UInt64(text[place]) : 0) }
    self.bits = bits
  }

  /// The subtag of a literal.
  init(_ text: StaticString) { self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }

  init(character: UInt8) { bits = UInt64(character) << 56 }

  var isEmpty: Bool { bits == 0 }

  /// The number of bytes.
  var count: Int { 8 &- bits.trailingZeroBitCount / 8 }

  /// Calls a function with the bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBytes(of: bits.bigEndian) { memory in
      memory.withMemoryRebound(to: UInt8.self) { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// The subtag as text.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}

extension Subtag: Comparable {
  /// Orders subtags by their bytes.
  static func < (left: Subtag, right: Subtag) -> Bool { left.bits < right.bits }
}
