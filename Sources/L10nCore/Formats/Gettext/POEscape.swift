/// How PO files escape strings: as C does.
package enum POEscape {
  /// A quoted string; one with line breaks is written as one line for each of its lines, after an empty one.
  package static func quoted(_ text: String) -> String {
    var lines = [""]
    for scalar in text.unicodeScalars {
      lines[lines.count - 1] += escaped(scalar)
      if scalar == "\n" { lines.append("") }
    }
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    let quoted = lines.map { "\"\($0)\"" }
    return quoted.count == 1 ? quoted[0] : "\"\"\n" + quoted.joined(separator: "\n")
  }

  /// A quoted string on one line.
  package static func quotedLine(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
  }

  /// The text of a quoted string; `nil` for a malformed one.
  package static func text(quoted: String) -> String? {
    let bytes = Array(quoted.utf8)
    guard bytes.first == UInt8(ascii: "\"") else { return nil }
    var text: [UInt8] = []
    let (end, isClosed) = decode(bytes, 1..<bytes.count, into: &text)
    return isClosed && end == bytes.count - 1 ? String(decoding: text, as: UTF8.self) : nil
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case "\u{0}"..."\u{1F}", "\u{7F}":
      let digits = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    default: return String(scalar)
    }
  }

  /// Appends the text of a string up to its closing quote.
  ///
  /// - Parameter range: from after the opening quote to the end of the line.
  /// - Returns: the offset of the closing quote, or the end of the line if there is none. A malformed escape loses its
  ///   backslash.
  static func decode(_ bytes: [UInt8], _ range: Range<Int>, into text: inout [UInt8]) -> (end: Int, isClosed: Bool) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let rest = bytes[offset..<range.upperBound]
      let end = rest.firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") } ?? rest.endIndex
      text += bytes[offset..<end]
      if end == rest.endIndex { break }
      if bytes[end] == UInt8(ascii: "\"") { return (end, true) }
      offset = decodeEscape(bytes, at: end, end: range.upperBound, into: &text)
    }
    return (range.upperBound, false)
  }

  /// Appends the text of an escape.
  ///
  /// - Parameters:
  ///   - start: the offset of the backslash.
  ///   - end: the offset of the end of the line or string.
  /// - Returns: the offset after the escape.
  static func decodeEscape(_ bytes: [UInt8], at start: Int, end: Int, into text: inout [UInt8]) -> Int {
    var offset = start + 1
    guard offset < end else {
      text.append(bytes[start])
      return offset
    }
    let letter = bytes[offset]
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): text.appendNumber(bytes, &offset, end: end, radix: 8, 3)
    case UInt8(ascii: "x"):
      offset += 1
      text.appendNumber(bytes, &offset, end: end, radix: 16, 2)
    default:
      text.append(controls[letter] ?? letter)
      offset += 1
    }
    return offset
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
  ]
}

extension [UInt8] {
  /// Appends the byte of a numeric escape.
  fileprivate mutating func appendNumber(
    _ bytes: [UInt8], _ offset: inout Int, end: Int, radix: UInt8, _ digits: Int
  ) {
    var value: UInt8 = 0
    var count = 0
    while offset < end, count < digits, let digit = bytes[offset].hexDigit, digit < radix {
      value = value &* radix &+ digit
      offset += 1
      count += 1
    }
    append(value)
  }
}
