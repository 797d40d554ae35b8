/// The value of a backslash escape in a JSON string.
enum JSONEscape {
  case scalar(Unicode.Scalar)
  /// `\u` without four hexadecimal digits.
  case incomplete
  /// Half of a surrogate pair.
  case loneSurrogate
  /// A letter without an escape.
  case unknown

  /// Reads the escape whose backslash is at an offset.
  ///
  /// - Returns: the escape and its length, at least 1, never beyond the end of the bytes.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (escape: JSONEscape, length: Int) {
    guard start + 1 < bytes.count else { return (.unknown, 1) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return (.scalar("\""), 2)
    case UInt8(ascii: "\\"): return (.scalar("\\"), 2)
    case UInt8(ascii: "/"): return (.scalar("/"), 2)
    case UInt8(ascii: "b"): return (.scalar("\u{8}"), 2)
    case UInt8(ascii: "f"): return (.scalar("\u{C}"), 2)
    case UInt8(ascii: "n"): return (.scalar("\n"), 2)
    case UInt8(ascii: "r"): return (.scalar("\r"), 2)
    case UInt8(ascii: "t"): return (.scalar("\t"), 2)
    case UInt8(ascii: "u"): return readUnit(bytes, at: start)
    case 0x00...0x1F: return (.unknown, 1)
    default:
      var length = 2
      while start + length < bytes.count, bytes[start + length] & 0xC0 == 0x80 { length += 1 }
      return (.unknown, length)
    }
  }

  private static func readUnit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (JSONEscape, Int) {
    guard let unit = unit(bytes, at: start) else {
      var length = 2
      while length < 6, start + length < bytes.count, bytes[start + length].hexDigit != nil { length += 1 }
      return (.incomplete, length)
    }
    if let scalar = Unicode.Scalar(unit) { return (.scalar(scalar), 6) }
    guard unit < 0xDC00, let trail = self.unit(bytes, at: start + 6), (0xDC00...0xDFFF).contains(trail),
      let scalar = Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10 | trail & 0x3FF))
    else { return (.loneSurrogate, 6) }
    return (.scalar(scalar), 12)
  }

  /// The number of a `\u` escape with four digits.
  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var value: UInt32 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = bytes[offset].hexDigit else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The text between two quotes. Invalid escapes lose their backslash; invalid characters become U+FFFD.
  static func decoded(_ content: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> String {
    let bytes = UnsafeBufferPointer(rebasing: bytes[content])
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        output.append(bytes[offset])
        offset += 1
        continue
      }
      let (escape, length) = read(bytes, at: offset)
      switch escape {
      case .scalar(let scalar): output.append(scalarValue: scalar.value)
      case .incomplete, .loneSurrogate: output.append(scalarValue: 0xFFFD)
      case .unknown: output.append(contentsOf: bytes[offset + 1..<offset + length])
      }
      offset += length
    }
    return String(decoding: output, as: UTF8.self)
  }
}
