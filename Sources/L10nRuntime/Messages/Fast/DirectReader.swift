/// Stands for `MessageReader`, as a part of `DirectRendering`: the parts of a pattern where they lie; see `PatternCoding`.
struct DirectReader {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private let start: UnsafePointer<UInt8>
  private var offset = 0
  private let end: Int

  /// - Returns: `nil` for no bytes at all.
  @inline(__always)
  init?(_ bytes: Bytes) {
    guard let start = bytes.baseAddress else { return nil }
    (self.start, end) = (start, bytes.count)
  }

  @inline(__always)
  mutating func byte() -> UInt8? {
    guard offset < end else { return nil }
    defer { offset &+= 1 }
    return start[offset]
  }

  /// Digits and a colon.
  /// - Returns: `nil` for what is none, and for more than nine digits.
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
        return digit == UInt8(ascii: ":") &- UInt8(ascii: "0") && offset &- first > 1 ? number : nil
      }
    }
    return nil
  }

  /// A text after its length.
  @inline(__always)
  mutating func field() -> Bytes? {
    guard let count = number(), count <= end &- offset else { return nil }
    defer { offset &+= count }
    return Bytes(start: start + offset, count: count)
  }

  /// A text, which is written.
  /// - Returns: whether it is there, and fits.
  @inline(__always)
  mutating func appendField(to output: inout DirectOutput) -> Bool {
    guard let text = field(), let source = text.baseAddress else { return false }
    return output.append(source, length: text.count, room: text.count &+ end &- offset)
  }

  /// The text of a whole number as a `Double` is written: "1.0".
  /// - Returns: `nil` for all else, and for more than fifteen digits.
  @inline(__always)
  mutating func wholeNumber() -> Int? {
    guard let text = field(), text.count > 2, text[text.count &- 1] == UInt8(ascii: "0"),
      text[text.count &- 2] == UInt8(ascii: ".")
    else { return nil }
    let isNegative = text[0] == UInt8(ascii: "-")
    let digits = (isNegative ? 1 : 0)..<text.count &- 2
    guard 1...15 ~= digits.count else { return nil }
    var number = 0
    for place in digits {
      let digit = text[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return isNegative ? 0 &- number : number
  }
}
