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
  var position = 0

  /// The name of a variable, in offsets of the format.
  private(set) var name = 0..<0

  /// The offset behind it.
  let end: Int

  /// - Parameter start: the offset of the percent sign.
  /// - Returns: `nil` for every other specifier, and for what is none.
  @inline(__always)
  init?(_ format: UnsafeBufferPointer<UInt8>, at start: Int) {
    var offset = start &+ 1
    var number = 0
    while offset < format.count, format[offset] &- 0x30 < 10, number < 128 {
      number = number &* 10 &+ Int(format[offset] &- 0x30)
      offset &+= 1
    }
    if offset > start &+ 1 {
      guard offset < format.count, format[offset] == UInt8(ascii: "$"), 1...127 ~= number else { return nil }
      position = number
      offset &+= 1
    }
    guard offset < format.count else { return nil }
    switch format[offset] {
    case UInt8(ascii: "%"):
      guard offset == start &+ 1 else { return nil }
      kind = .percent
      end = offset &+ 1
    case UInt8(ascii: "@"):
      kind = .object
      end = offset &+ 1
    case UInt8(ascii: "#"):
      offset &+= 1
      guard offset < format.count, format[offset] == UInt8(ascii: "@") else { return nil }
      let first = offset &+ 1
      offset = first
      while offset < format.count, FormatScanner.isNameByte(format[offset]) { offset &+= 1 }
      guard offset > first, offset < format.count, format[offset] == UInt8(ascii: "@") else { return nil }
      name = first..<offset
      kind = .variable
      end = offset &+ 1
    default:
      guard let last = Self.integer(in: format, from: offset) else { return nil }
      kind = .integer
      end = last
    }
  }

  /// The offset behind `d`, `i` or `u` with the length before it, which says nothing: numbers are shown in full.
  @inline(__always)
  static func integer(in format: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    guard offset < format.count else { return nil }
    switch format[offset] {
    case UInt8(ascii: "l"), UInt8(ascii: "h"):
      offset &+= 1
      if offset < format.count, format[offset] == format[offset &- 1] { offset &+= 1 }
    case UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "j"), UInt8(ascii: "t"): offset &+= 1
    default: break
    }
    guard offset < format.count else { return nil }
    switch format[offset] {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): return offset &+ 1
    default: return nil
    }
  }
}
