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
    let (end, isClosed) = bytes.withUnsafeBufferPointer { Self.end(of: $0, 1..<$0.count) }
    return isClosed && end == bytes.count - 1 ? text(bytes, [1..<end]) : nil
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

  /// The offset of the closing quote of a string, or the end of the line if there is none.
  ///
  /// - Parameter line: from after the opening quote to the end of the line.
  static func end(of bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> (offset: Int, isClosed: Bool) {
    var offset = line.lowerBound
    while offset < line.upperBound, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset < line.upperBound ? (offset, true) : (line.upperBound, false)
  }

  /// The text that some ranges spell, which are between quotes. A malformed escape loses its backslash.
  static func text(_ bytes: [UInt8], _ pieces: some Collection<Range<Int>>) -> String {
    var text: [UInt8] = []
    for piece in pieces {
      var offset = piece.lowerBound
      while offset < piece.upperBound {
        let end = bytes[offset..<piece.upperBound].firstIndex(of: UInt8(ascii: "\\")) ?? piece.upperBound
        text += bytes[offset..<end]
        offset = end < piece.upperBound ? decodeEscape(bytes, at: end, end: piece.upperBound, into: &text) : end
      }
    }
    return String(decoding: text, as: UTF8.self)
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
      text.append(controls.firstIndex(of: letter).map { 0x07 + UInt8($0) } ?? letter)
      offset += 1
    }
    return offset
  }

  /// The letters that spell the controls from U+0007 on.
  private static let controls = Array("abtnvfr".utf8)
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
