/// Reads length-prefixed texts and the bytes between them in place.
struct FieldReader {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  let start: UnsafePointer<UInt8>
  private(set) var offset = 0
  let end: Int

  /// - Returns: `nil` if there are no bytes.
  @inline(__always)
  init?(_ bytes: Bytes) {
    guard let start = bytes.baseAddress else { return nil }
    (self.start, end) = (start, bytes.count)
  }

  @inline(__always)
  var isAtEnd: Bool { offset == end }

  @inline(__always)
  mutating func byte() -> UInt8? {
    guard offset < end else { return nil }
    defer { offset &+= 1 }
    return start[offset]
  }

  /// Reads digits and a colon.
  /// - Returns: `nil` for anything else, for more than nine digits, and for leading zeros.
  @inline(__always)
  mutating func number() -> Int? {
    var number = 0
    let first = offset
    while offset < end, offset &- first < 10 {
      let digit = start[offset] &- UInt8(ascii: "0")
      offset &+= 1
      if digit < 10 {
        number = number &* 10 &+ Int(digit)
      } else {
        let count = offset &- first &- 1
        let isNumber = digit == UInt8(ascii: ":") &- UInt8(ascii: "0") && count > 0
        return isNumber && (count == 1 || start[first] != UInt8(ascii: "0")) ? number : nil
      }
    }
    return nil
  }

  /// Reads a text after its length.
  @inline(__always)
  mutating func field() -> Bytes? {
    guard let count = number(), count <= end &- offset else { return nil }
    defer { offset &+= count }
    return Bytes(start: start + offset, count: count)
  }
}
