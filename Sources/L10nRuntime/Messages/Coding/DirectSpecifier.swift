import StringsFormat

/// A specifier that needs nothing but its argument: `%@`, `%2$lld`, `%#@count@`, and `%%`.
struct DirectSpecifier {
  enum Kind {
    case percent
    case integer
    case object
    case variable
  }

  let kind: Kind

  /// The number of the argument, or 0 where it is to be counted.
  private(set) var position = 0

  /// The name of a variable, in offsets of the format.
  private(set) var name = 0..<0

  /// The offset after it.
  let end: Int

  /// - Parameter start: the offset of the percent sign.
  /// - Returns: `nil` for every other specifier, and for what is none.
  @inline(__always)
  init?(_ format: UnsafeBufferPointer<UInt8>, at start: Int) {
    var offset = start &+ 1
    guard offset < format.count else { return nil }
    var byte = format[offset]
    if byte &- 0x31 < 9 {
      var number = 0
      repeat {
        number = number &* 10 &+ Int(byte & 0xF)
        offset &+= 1
        guard offset < format.count else { return nil }
        byte = format[offset]
      } while byte.isASCIIDigit && number < 128
      offset &+= 1
      guard byte == UInt8(ascii: "$"), number < 128, offset < format.count else { return nil }
      byte = format[offset]
      position = number
    }
    switch byte {
    case UInt8(ascii: "%"):
      guard position == 0 else { return nil }
      kind = .percent
      end = offset &+ 1
    case UInt8(ascii: "@"):
      kind = .object
      end = offset &+ 1
    case UInt8(ascii: "#"):
      guard let name = Self.name(in: format, from: offset &+ 1) else { return nil }
      self.name = name
      kind = .variable
      end = name.upperBound &+ 1
    default:
      guard let last = Self.integer(in: format, from: offset) else { return nil }
      kind = .integer
      end = last
    }
  }

  /// The name in `@name@`.
  private static func name(in format: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    guard start < format.count, format[start] == UInt8(ascii: "@") else { return nil }
    let first = start &+ 1
    var offset = first
    while offset < format.count, FormatScanner.isNameByte(format[offset]) { offset &+= 1 }
    guard offset > first, offset < format.count, format[offset] == UInt8(ascii: "@") else { return nil }
    return first..<offset
  }

  /// The offset after `d`, `i` or `u` with the length before it, which says nothing: numbers are shown in full.
  @inline(__always)
  static func integer(in format: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    guard offset < format.count else { return nil }
    var byte = format[offset]
    switch byte {
    case UInt8(ascii: "l"), UInt8(ascii: "h"):
      offset &+= 1
      guard offset < format.count else { return nil }
      if format[offset] == byte { offset &+= 1 }
    case UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "j"), UInt8(ascii: "t"): offset &+= 1
    default: break
    }
    guard offset < format.count else { return nil }
    byte = format[offset]
    guard byte == UInt8(ascii: "d") || byte == UInt8(ascii: "i") || byte == UInt8(ascii: "u") else { return nil }
    offset &+= 1
    // "100%ig" may be a percent sign, which `FormatScanner` decides.
    return byte == UInt8(ascii: "i") && offset < format.count && format[offset] == UInt8(ascii: "g") ? nil : offset
  }
}
